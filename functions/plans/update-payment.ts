import { userEndpoint } from '@groundswell/accounts';
import { payBy } from '@groundswell/billing';
import { updatePayment } from '@groundswell/contracts';

/** Begins a plan with a card, or pays a running one by another. */
export const handler = userEndpoint(updatePayment, ({ user, body }) =>
  payBy(user, {
    methodId: body.payment_method,
    tier: body.isPremium ? 'Pro Plus' : 'Pro',
    isPartner: body.wrscPromo ?? false,
    promotionCodeId: body.promotionCodeId,
  }),
);
