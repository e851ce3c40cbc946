import { userEndpoint } from '@groundswell/accounts';
import { codeOfPromoId, countGuess, redeemGift, startSubscription } from '@groundswell/billing';
import { reason, updatePayment } from '@groundswell/contracts';
import { InvalidRequestError } from '@groundswell/runtime';

/**
 * Begins a plan with a card, replaces the card of a running plan, or redeems a gift card. An unknown code counts as a
 * guess.
 */
export const handler = userEndpoint(updatePayment, ({ user, body, visitor }) => {
  const { payment_method: methodId, promotionCodeId } = body;
  const counted = <T extends object>(act: () => Promise<T>) => countGuess({ visitor, userId: user.id }, act);
  if (promotionCodeId !== undefined && codeOfPromoId(promotionCodeId) !== undefined)
    return counted(() => redeemGift(user, promotionCodeId, body.quote));
  if (methodId === undefined) throw new InvalidRequestError({ payment_method: [reason('card-unknown')] });
  const purchase = {
    methodId,
    tier: body.isPremium ? 'Pro Plus' : 'Pro',
    isPartner: body.wrscPromo ?? false,
    promotionCodeId,
    agreedTrialDays: body.agreedTrialDays,
    agreed: body.agreed,
    quote: body.quote,
    isNew: body.isPremium !== undefined,
  } as const;
  return promotionCodeId === undefined
    ? startSubscription(user, purchase)
    : counted(() => startSubscription(user, purchase));
});
