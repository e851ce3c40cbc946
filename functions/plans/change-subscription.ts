import { userEndpoint } from '@groundswell/accounts';
import { changeTier } from '@groundswell/billing';
import { changeSubscription } from '@groundswell/contracts';

/** From Pro to Pro Plus, or back. */
export const handler = userEndpoint(changeSubscription, ({ user, query, body }) =>
  changeTier(user, body.changeSubscription === 'premium' ? 'Pro Plus' : 'Pro', query.lang ?? user.lang, body.quote),
);
