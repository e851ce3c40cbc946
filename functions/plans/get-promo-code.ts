import { userEndpoint } from '@groundswell/accounts';
import { checkPromo, countGuess } from '@groundswell/billing';
import { getPromoCode } from '@groundswell/contracts';

/** Returns the discount of a promo code. An unknown code counts as a guess. */
export const handler = userEndpoint(getPromoCode, ({ user, params, query, visitor }) =>
  countGuess({ visitor, userId: user.id }, () => checkPromo(params.code, user, query.lang ?? user.lang)),
);
