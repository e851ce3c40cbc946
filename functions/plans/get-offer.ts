import { countGuess, describeOffer } from '@groundswell/billing';
import { getOffer } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Returns the offer of a link's promo code. An unknown code counts as a guess. */
export const handler = endpoint(getOffer, ({ body, query, visitor }) =>
  countGuess({ visitor }, () => describeOffer(body.code, body.wrscPromo ?? false, query.lang)),
);
