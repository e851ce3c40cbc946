import { userEndpoint } from '@groundswell/accounts';
import { describeSubscription } from '@groundswell/billing';
import { getSubscription } from '@groundswell/contracts';

/** The person's plan, its card and its dates, and what plans cost. */
export const handler = userEndpoint(getSubscription, ({ query, user }) =>
  describeSubscription(user, query.lang ?? user.lang),
);
