import { limitPromoCodes, userEndpoint } from '@groundswell/accounts';
import { checkPromo } from '@groundswell/billing';
import { checkGift } from '@groundswell/contracts';

/** What a gift card gives, by its code in the body. Tries count with those of promo codes. */
export const handler = userEndpoint(checkGift, async ({ user, query, body, visitor }) => {
  await limitPromoCodes(user.id, visitor);
  return checkPromo(body.code, user, query.lang ?? user.lang);
});
