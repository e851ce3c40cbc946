import { limitPromoCodes, userEndpoint } from '@groundswell/accounts';
import { codeOfPromoId, payBy, redeemGift } from '@groundswell/billing';
import { reason, updatePayment } from '@groundswell/contracts';
import { InvalidRequest } from '@groundswell/runtime';

/** Begins a plan with a card, pays a running one by another, or redeems a gift card. */
export const handler = userEndpoint(updatePayment, async ({ user, body, visitor }) => {
  const { payment_method: methodId, promotionCodeId } = body;
  if (codeOfPromoId(promotionCodeId) !== undefined) {
    await limitPromoCodes(user.id, visitor);
    return redeemGift(user, promotionCodeId ?? '');
  }
  if (methodId === undefined) throw new InvalidRequest({ payment_method: [reason('card-unknown')] });
  const tier = body.isPremium ? 'Pro Plus' : 'Pro';
  return payBy(user, {
    methodId,
    tier,
    isPartner: body.wrscPromo ?? false,
    promotionCodeId,
    agreedTrialDays: body.agreedTrialDays,
    agreed: body.agreed,
    quote: body.quote,
    isNew: body.isPremium !== undefined,
  });
});
