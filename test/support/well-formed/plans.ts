import type { WellFormedOf } from './parts.ts';

export const plansRequests: WellFormedOf<'plans'> = () => ({
  'get-subscription': {},
  'get-stripe-intent': {},
  'update-payment': {
    body: { payment_method: 'pm_1', isPremium: false, wrscPromo: false, promotionCodeId: 'promo_1' },
  },
  'change-subscription': { body: { changeSubscription: 'premium' } },
  'cancel-subscription': {},
  'renew-subscription': {},
  'get-promo-code': { params: { code: 'SWELL' } },
  'take-payment-event': {},
});
