import { userEndpoint } from '@groundswell/accounts';
import { cancelAtPeriodEnd } from '@groundswell/billing';
import { renewSubscription } from '@groundswell/contracts';

/** Withdraws a cancellation, so that the plan renews at the end of its term. */
export const handler = userEndpoint(renewSubscription, async ({ user, query }) => {
  await cancelAtPeriodEnd(user, false, query.quote);
  return { success: true };
});
