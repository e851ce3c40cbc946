import type { SubscriptionReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { nextCharge } from './next-charge.ts';

const renews = { card_brand: 'visa', plan_price: '$19.99', renew_date: '2027-12-04T12:00:00Z' };
const words = (over: Partial<SubscriptionReply>) => {
  const charge = nextCharge({ type: 'Pro', payment_failed: false, on_trial: false, ...over } as SubscriptionReply);
  return charge && `${charge.name} ${charge.text}`;
};

test('a charge is stated with its day and its amount after credit; the unpaid part of a failed one is due now', () => {
  expect(words(renews)).toMatch(/^Next charge \$19\.99, .*2027$/);
  expect(words({ ...renews, on_trial: true, next_charge: '$9.99' })).toMatch(/^First charge \$9\.99, /);
  expect(words({ ...renews, on_trial: true, next_charge: '$0.00' })).toMatch(/^Next charge Nothing, /);
  expect(words({ ...renews, payment_failed: true })).toBe('Due now $19.99');
  expect(words({ ...renews, payment_failed: true, next_charge: '$9.99' })).toBe('Due now $9.99');
});

test('a gift, or a plan that is managed on a device, is not charged', () => {
  expect(words({ ...renews, card_brand: undefined })).toBeUndefined();
  expect(words({ renew_date: renews.renew_date })).toBeUndefined();
});
