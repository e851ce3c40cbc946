import { userEndpoint } from '@groundswell/accounts';
import { endAtTerm } from '@groundswell/billing';
import { renewSubscription } from '@groundswell/contracts';

/** Takes a cancellation back: the plan goes on after its term. */
export const handler = userEndpoint(renewSubscription, async ({ user, query }) => {
  await endAtTerm(user, false, query.quote);
  return { success: true };
});
