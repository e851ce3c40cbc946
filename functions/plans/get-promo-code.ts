import { limitPromoCodes, userEndpoint } from '@groundswell/accounts';
import { checkPromo } from '@groundswell/billing';
import { getPromoCode } from '@groundswell/contracts';

/** What a promo code takes off. Tries are counted: a code is not to be found by trying. */
export const handler = userEndpoint(getPromoCode, async ({ user, params, query, visitor }) => {
  await limitPromoCodes(user.id, visitor);
  return checkPromo(params.code, user, query.lang ?? user.lang);
});
