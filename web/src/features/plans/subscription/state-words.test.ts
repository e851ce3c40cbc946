import type { SubscriptionReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { promoWords } from './promo-words.ts';
import { stateWords } from './state-words.ts';

const own = (over: Partial<SubscriptionReply>) =>
  stateWords({ type: 'Pro', cancelled: false, on_trial: false, plan_price: '$19.99', ...over } as SubscriptionReply);
const ends = '2027-11-20T12:00:00Z';

test('a term that was given is stated as a gift, even if it ends automatically or was cancelled before', () => {
  expect(own({ given_until: ends, cancelled: true, subscription_ends: ends })).toBe('paid by a gift');
  expect(own({ given_until: ends, renew_date: ends })).toBe('paid by a gift');
});

test('a plan without a gift is stated as cancelled, on trial or paid', () => {
  expect(own({ cancelled: true, subscription_ends: ends })).toBe('canceled');
  expect(own({ cancelled: true, on_trial: true, trial_end_date: ends })).toBe('canceled');
  expect(own({ on_trial: true, trial_end_date: ends })).toMatch(/free until .*20/i);
  expect(own({})).toMatch(/\$19\.99/);
  expect(own({ type: 'Basic' })).not.toMatch(/\$/);
});

test('a promo code that ends before the first charge is said to take nothing off, as before the purchase', () => {
  const words = (over: Partial<SubscriptionReply>) => promoWords({ promo_text: '−50%', ...over } as SubscriptionReply);
  expect(words({})).toBe('−50%');
  expect(words({ promo_lasts: 'over', promo_months: 1 })).toBe(
    '−50% ends after 1 month, before the first charge: it takes nothing off',
  );
});
