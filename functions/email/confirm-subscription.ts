import { openMailToken } from '@groundswell/accounts';
import { confirmSubscription, refusal } from '@groundswell/contracts';
import { consents } from '@groundswell/data/email';
import { endpoint } from '@groundswell/runtime';

const TOO_OLD = { valid: false, ...refusal('link-too-old') };

/** Confirms the newsletter. Following the emailed link proves access to the mailbox. */
export const handler = endpoint(confirmSubscription, async ({ body }) => {
  const claims = await openMailToken(body.token);
  if (claims?.does === 'too-old') return TOO_OLD;
  if (claims?.does !== 'confirm-newsletter') return { valid: false, ...refusal('link-not-whole') };
  const outcome = await consents.confirm(claims.email, claims.askedAt, Date.now());
  return outcome === 'confirmed' ? { valid: true } : TOO_OLD;
});
