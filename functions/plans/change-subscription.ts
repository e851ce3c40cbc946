import { userEndpoint } from '@groundswell/accounts';
import { changeTier } from '@groundswell/billing';
import { changeSubscription } from '@groundswell/contracts';

/** Changes the plan between Pro and Pro Plus. */
export const handler = userEndpoint(changeSubscription, ({ user, query, body }) =>
  changeTier(user, body.changeSubscription === 'premium' ? 'Pro Plus' : 'Pro', query.lang ?? user.lang, body.quote),
);
