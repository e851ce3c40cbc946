import { openMailToken } from '@groundswell/accounts';
import { confirmSubscription, refusal } from '@groundswell/contracts';
import { consents } from '@groundswell/data/letters';
import { endpoint } from '@groundswell/runtime';

/** Following the mailed link proves access to the address's mail: from now on the newsletter may be sent there. */
export const handler = endpoint(confirmSubscription, async ({ body }) => {
  const claims = await openMailToken(body.token);
  const outcome =
    claims?.does === 'confirm-newsletter'
      ? await consents.confirm(claims.email, claims.askedAt, Date.now())
      : ('gone' as const);
  return outcome === 'confirmed' ? { valid: true } : { valid: false, ...refusal('link-too-old') };
});
