import { unsubscribe } from '@groundswell/contracts';
import { alerts } from '@groundswell/data/alerts';
import { consents } from '@groundswell/data/email';
import { readUnsubscribeToken } from '@groundswell/email-delivery';
import { endpoint } from '@groundswell/runtime';

/** Turns off the alert, or ends the newsletter, that the email belongs to. Idempotent. */
export const handler = endpoint(unsubscribe, async ({ params }) => {
  const mailed = await readUnsubscribeToken(params.token);
  if (mailed.does === 'end-alert') await alerts.turnOff(mailed.userId, mailed.beachId, Date.now());
  else await consents.end(mailed.email, Date.now());
  return { valid: true };
});
