import { setTimeout as pause } from 'node:timers/promises';
import { sendsMail } from '@groundswell/accounts';
import { setting } from '@groundswell/data';
import { mailSlots, sentEmails } from '@groundswell/data/email';
import { composeEmail, type Mailer, MaybeSentError, parseSender, sesMailer } from '@groundswell/email';
import { logLine, numberEnv } from '@groundswell/runtime';
import type { WrittenEmail } from './write-email.ts';

/**
 * When an email goes out: at once, or in its turn within the rate that alerts, newsletters and notices share. The rest
 * of SES's rate is reserved for the emails that go out at once.
 */
type Pace = 'at-once' | 'in-turn';

/**
 * Writes and mails an email, and returns whether this call mailed it. Repeated calls with the same id send it once.
 * Throws if the email has to be tried again. A deployment that sends no email drops it with a log line.
 */
export async function sendOnce(
  requestId: string,
  name: string,
  write: () => Promise<WrittenEmail | undefined>,
  pace: Pace,
): Promise<boolean> {
  if (!sendsMail()) {
    logLine('warn', { letter: name, emailId: requestId, dropped: 'mail is off' });
    return false;
  }
  const claimedAt = Date.now();
  const claim = await sentEmails.claim(requestId, claimedAt);
  if (claim === 'mailed') return false;
  if (claim === 'busy') throw new Error('Another function mails this letter, or was killed while it did.');

  let written: WrittenEmail | undefined;
  try {
    written = await write();
    logLine('info', { letter: name, emailId: requestId, toBeMailed: !!written });
    if (written) await mail(written, pace);
  } catch (error) {
    // If the email was certainly not sent, it may be tried again at once. Otherwise the claim stays until it expires,
    // as after a crash, because the email may have been sent.
    if (!(error instanceof MaybeSentError)) await sentEmails.release(requestId, claimedAt);
    throw error;
  }
  await sentEmails.markMailed(requestId, Date.now());
  return written !== undefined;
}

let mailer: Mailer | undefined;

/** Waits for the next slot of the shared rate. Without `MAIL_GAP_MS` there is no rate. */
async function waitForSlot(): Promise<void> {
  const gapMs = numberEnv('MAIL_GAP_MS', 0);
  if (gapMs > 0) await pause((await mailSlots.reserve(gapMs, Date.now())) - Date.now());
}

async function mail({ letter, lang, to }: WrittenEmail, pace: Pace): Promise<void> {
  const settings = { from: parseSender(setting('MAIL_FROM')), configurationSet: setting('MAIL_CONFIGURATION_SET') };
  mailer ??= sesMailer(settings);
  const letterhead = { product: setting('PRODUCT_NAME'), site: setting('SITE_URL') };
  const content = composeEmail(letter, lang, letterhead);
  if (pace === 'in-turn') await waitForSlot();
  await mailer.send(content, to);
}
