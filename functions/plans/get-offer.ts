import { limitOffers } from '@groundswell/accounts';
import { describeOffer } from '@groundswell/billing';
import { getOffer } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** What the promo code of a link gives. Tries are counted: a code is not to be found by trying. */
export const handler = endpoint(getOffer, async ({ body, query, visitor }) => {
  await limitOffers(visitor);
  return describeOffer(body.code, body.wrscPromo ?? false, query.lang);
});
