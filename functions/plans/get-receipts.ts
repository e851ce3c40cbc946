import { userEndpoint } from '@groundswell/accounts';
import { listReceipts } from '@groundswell/billing';
import { getReceipts } from '@groundswell/contracts';

/** What the person was charged, with the provider's own page and PDF of each. */
export const handler = userEndpoint(getReceipts, async ({ query, user }) => ({
  receipts: await listReceipts(user, query.lang ?? user.lang),
}));
