import { userEndpoint } from '@groundswell/accounts';
import { cancelAtPeriodEnd } from '@groundswell/billing';
import { cancelSubscription } from '@groundswell/contracts';

/** Cancels the plan at the end of its term. A plan whose payment failed ends at once. */
export const handler = userEndpoint(cancelSubscription, async ({ user }) => {
  const { termEndsAt } = await cancelAtPeriodEnd(user, true);
  return { success: true, ...(termEndsAt !== undefined && { endDate: new Date(termEndsAt).toISOString() }) };
});
