import { userEndpoint } from '@groundswell/accounts';
import { checkPromo, countGuess } from '@groundswell/billing';
import { getPromoCode } from '@groundswell/contracts';

/** Returns what a promo code takes off. An unknown code counts as a guess. */
export const handler = userEndpoint(getPromoCode, ({ user, params, query, visitor }) =>
  countGuess({ visitor, userId: user.id }, () => checkPromo(params.code, user, query.lang ?? user.lang)),
);
