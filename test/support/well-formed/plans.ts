import { AGREED_VERSIONS } from '@groundswell/contracts';
import type { WellFormedOf } from './parts.ts';

export const plansRequests: WellFormedOf<'plans'> = () => ({
  'get-subscription': {},
  'get-entitlement': {},
  'get-receipts': {},
  'preview-plan': { query: { plan: 'pro' } },
  'get-stripe-intent': {},
  'update-payment': {
    body: {
      payment_method: 'pm_1',
      isPremium: false,
      wrscPromo: false,
      promotionCodeId: 'promo_1',
      agreed: AGREED_VERSIONS,
    },
  },
  'change-subscription': { body: { changeSubscription: 'premium' } },
  'cancel-subscription': {},
  'renew-subscription': {},
  'get-promo-code': { params: { code: 'SWELL' } },
  'receive-webhook': {},
  'get-plans': { query: { lang: 'en' } },
  'get-gift-price': { query: { lang: 'en' } },
  'buy-gift': {
    body: {
      secret: 'a-secret-of-this-purchase',
      agreed: AGREED_VERSIONS,
      lang: 'en',
      from_name: 'Ann',
      from_email: 'ann@example.com',
      to_name: 'Bob',
      to_email: 'bob@example.com',
      message: 'Have a good year.',
    },
  },
  'get-offer': { query: { lang: 'en' }, body: { code: 'SWELL' } },
  'check-gift': { body: { code: '7K2QM-7K2QM-7K2QM-7K2QM-7K2QM' } },
  'print-gift': { body: { code: '7K2QM-7K2QM-7K2QM-7K2QM-7K2QM' } },
  'show-gift': { body: { secret: 'a-secret-of-this-purchase' } },
});
