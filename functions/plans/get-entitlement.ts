import { userEndpoint } from '@groundswell/accounts';
import { getEntitlement } from '@groundswell/contracts';
import { wireTierOf } from '@groundswell/plans';

/** Returns the account's current plan, by one read of a row. */
export const handler = userEndpoint(getEntitlement, async ({ user }) => ({ subscription: wireTierOf(user.tier) }));
