import { openMailToken } from '@groundswell/accounts';
import { confirmSubscription, refusal } from '@groundswell/contracts';
import { consents } from '@groundswell/data/email';
import { endpoint } from '@groundswell/runtime';

const TOO_OLD = { valid: false, ...refusal('link-too-old') };

/** Following the mailed link proves access to the address's mail: from now on the newsletter may be sent there. */
export const handler = endpoint(confirmSubscription, async ({ body }) => {
  const claims = await openMailToken(body.token);
  if (claims?.does === 'too-old') return TOO_OLD;
  if (claims?.does !== 'confirm-newsletter') return { valid: false, ...refusal('link-not-whole') };
  const outcome = await consents.confirm(claims.email, claims.askedAt, Date.now());
  return outcome === 'confirmed' ? { valid: true } : TOO_OLD;
});
