import { userEndpoint } from '@groundswell/accounts';
import { getEntitlement } from '@groundswell/contracts';
import { wireTierOf } from '@groundswell/plans';

/** The plan that the account has now: one read of a row. */
export const handler = userEndpoint(getEntitlement, async ({ user }) => ({ subscription: wireTierOf(user.tier) }));
