import { userEndpoint } from '@groundswell/accounts';
import { listReceipts } from '@groundswell/billing';
import { getReceipts } from '@groundswell/contracts';

/** Returns the user's charges, with Stripe's page and PDF of each. */
export const handler = userEndpoint(getReceipts, async ({ query, user }) => ({
  receipts: await listReceipts(user, query.lang ?? user.lang),
}));
