import { getUnsubscribe, reason } from '@groundswell/contracts';
import { accounts } from '@groundswell/data/accounts';
import { alerts } from '@groundswell/data/alerts';
import { consents } from '@groundswell/data/email';
import { findBeach } from '@groundswell/data/places';
import { readUnsubscribeToken } from '@groundswell/email-delivery';
import { endpoint, NotFoundError } from '@groundswell/runtime';

/** Returns the subscription that an emailed link would end, and whether it is active. */
export const handler = endpoint(getUnsubscribe, async ({ params }) => {
  const mailed = await readUnsubscribeToken(params.token);
  if (mailed.does === 'end-newsletter') {
    const consent = await consents.find(mailed.email);
    return { kind: 'newsletter' as const, email: mask(mailed.email), subscribed: consent?.state === 'confirmed' };
  }

  const { userId, beachId } = mailed;
  const [account, subscribed] = await Promise.all([accounts.find(userId), alerts.isOn(userId, beachId, Date.now())]);
  const beach = findBeach(beachId);
  if (!account || !beach) throw new NotFoundError(reason('nothing-to-end'));
  const { name, slug } = beach;
  return {
    kind: 'alert' as const,
    email: mask(account.email),
    beach: { name, slug },
    subscribed,
  };
});

/** Masks an address as 'b...@example.com', which its owner can still recognize. */
function mask(email: string): string {
  return email.replace(/^(.).*@/, '$1...@');
}
