import { userEndpoint } from '@groundswell/accounts';
import { describeSubscription } from '@groundswell/billing';
import { getSubscription } from '@groundswell/contracts';

/** Returns the user's plan with its card and dates, and the prices of plans. */
export const handler = userEndpoint(getSubscription, ({ query, user }) =>
  describeSubscription(user, query.lang ?? user.lang),
);
