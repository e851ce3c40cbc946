import { userEndpoint } from '@groundswell/accounts';
import { checkPromo, countGuess } from '@groundswell/billing';
import { checkGift } from '@groundswell/contracts';

/** Returns what a gift card gives. An unknown code counts as a guess, like an unknown promo code. */
export const handler = userEndpoint(checkGift, ({ user, query, body, visitor }) =>
  countGuess({ visitor, userId: user.id }, () => checkPromo(body.code, user, query.lang ?? user.lang)),
);
