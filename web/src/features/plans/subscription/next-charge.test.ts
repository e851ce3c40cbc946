import type { SubscriptionReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { chargesAhead } from './next-charge.ts';

const renews = { card_brand: 'visa', plan_price: '$19.99', renew_date: '2027-12-04T12:00:00Z' };
const lines = (over: Partial<SubscriptionReply>) =>
  chargesAhead({ type: 'Pro', payment_failed: false, on_trial: false, ...over } as SubscriptionReply).map(
    ({ name, text }) => `${name} ${text}`,
  );
const words = (over: Partial<SubscriptionReply>) => lines(over)[0];

test('a charge is stated with its day and its amount after credit; the unpaid part of a failed one is due now', () => {
  expect(words(renews)).toMatch(/^Next charge \$19\.99, .*2027$/);
  expect(words({ ...renews, on_trial: true, next_charge: '$9.99' })).toMatch(/^First charge \$9\.99, /);
  expect(words({ ...renews, on_trial: true, next_charge: '$0.00' })).toMatch(/^Next charge Nothing, /);
  expect(words({ ...renews, payment_failed: true })).toBe('Due now $19.99');
  expect(words({ ...renews, payment_failed: true, next_charge: '$9.99' })).toBe('Due now $9.99');
});

test('the first charge above zero and each later sum that differs are stated with their days', () => {
  const free = { ...renews, on_trial: true, next_charge: '$0.00' };
  expect(lines({ ...free, next_later: [{ charge: '$19.99', date: '2028-12-04T12:00:00Z' }] })).toEqual([
    'Next charge Nothing, Sat, Dec 4, 2027',
    'First charge $19.99 on Mon, Dec 4, 2028 and each year after, until canceled',
  ]);
  const later = [
    { charge: '$29.98', date: '2028-12-04T12:00:00Z' },
    { charge: '$39.99', date: '2029-12-04T12:00:00Z' },
  ];
  expect(lines({ ...renews, next_charge: '$0.00', next_later: later })).toEqual([
    'Next charge Nothing, Sat, Dec 4, 2027',
    'Then $29.98, Mon, Dec 4, 2028',
    'Renews $39.99 on Tue, Dec 4, 2029 and each year after, until canceled',
  ]);
});

test('a gift, or a plan that is managed on a device, is not charged', () => {
  expect(words({ ...renews, card_brand: undefined })).toBeUndefined();
  expect(words({ renew_date: renews.renew_date })).toBeUndefined();
});
