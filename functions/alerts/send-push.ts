import { setting } from '@groundswell/data';
import { alertSends, digestOf, type PushBrowser, pushBrowsers } from '@groundswell/data/alerts';
import { AlertPush, sentEmails } from '@groundswell/data/email';
import { writeAlertNote } from '@groundswell/email-delivery';
import { type PushOptions, type PushOutcome, sendPush } from '@groundswell/push';
import { doEach, job, logLine, readSecret, renewed } from '@groundswell/runtime';
import * as v from 'valibot';

const BROWSERS_AT_ONCE = 5;
const Keys = v.object({ publicKey: v.string(), privateKey: v.string() });

/**
 * Pushes an alert to each browser of a user, until the alert's hours are over. Each delivery is claimed under the
 * alert's id, so a repeated message is shown once. Expired subscriptions, and browsers with repeated failures, are
 * removed. A notification that is refused on the last try is counted and dropped. A browser's push address may be
 * anybody's server, so a single failure raises no alarm.
 */
export const handler = job({ name: 'send-push', message: AlertPush }, async (push, { isLastTry }) => {
  const { userId, requestId, beachId } = push;
  const ttlS = Math.floor((lastHourOf(push) - Date.now()) / 1000);
  const note = ttlS > 0 ? writeAlertNote(push) : undefined;
  if (!note) return;
  const { pushBrowsers: browsers } = await alertSends.readUser(userId);
  const options = { ...(await optionsOfProcess()), ttlS, topic: `alert-${beachId}` };
  const text = JSON.stringify(note);
  await doEach(browsers, BROWSERS_AT_ONCE, async (browser) => {
    const outcome = await showIn(browser, requestId, text, options).catch((error: unknown) => {
      if (!isLastTry || !(error instanceof PushRejectedError)) throw error;
      logLine('warn', { job: 'send-push', emailId: requestId, pushOutcome: 'failed', error });
      return 'failed' as const;
    });
    if (!outcome || (outcome === 'accepted' && !browser.failing)) return;
    const { endpoint } = browser;
    const isOver =
      outcome === 'gone' || (await pushBrowsers.note(userId, endpoint, outcome, Date.now())) === 'given-up';
    if (isOver) await pushBrowsers.remove(userId, (one) => one.endpoint === endpoint);
  });
});

/** The push service refused a notification, or did not answer. */
class PushRejectedError extends Error {}

async function showIn(
  browser: PushBrowser,
  requestId: string,
  text: string,
  options: PushOptions,
): Promise<PushOutcome | undefined> {
  const id = `${requestId}-${digestOf(browser.endpoint)}`;
  const claimedAt = Date.now();
  const claim = await sentEmails.claim(id, claimedAt);
  if (claim === 'mailed') return undefined;
  if (claim === 'busy') throw new Error('Another function shows this alert, or was killed while it did.');
  const outcome = await sendPush(browser, text, options).catch(async (error: unknown) => {
    // The push service may have accepted the notification despite the error. Its topic and tag then let the retry
    // replace the first notification.
    await sentEmails.release(id, claimedAt);
    throw new PushRejectedError('A push service has not taken a notification.', { cause: error });
  });
  logLine('info', { job: 'send-push', emailId: requestId, pushOutcome: outcome });
  await sentEmails.markMailed(id, Date.now());
  return outcome;
}

function lastHourOf({ endAt, also = [] }: AlertPush): number {
  return Math.max(endAt, ...also.map((window) => window.endAt));
}

const optionsOfProcess = renewed(readOptions);

async function readOptions(): Promise<Omit<PushOptions, 'ttlS' | 'topic'>> {
  const keys = v.parse(Keys, JSON.parse(await readSecret(setting('PUSH_SECRET_ARN'))));
  return { keys, contact: `mailto:${setting('CONTACT_ADDRESS')}`, proxyUrl: process.env.PUSH_PROXY_URL ?? '' };
}
