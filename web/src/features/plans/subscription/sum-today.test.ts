import type { SubscriptionReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { sumsLater, sumToday } from './sum-today.ts';

const today = (over: Partial<SubscriptionReply>) => sumToday({ on_trial: false, ...over } as SubscriptionReply);

test('the cost of a change is Stripe’s amount; an unknown amount is not stated as nothing', () => {
  expect(today({ change_price_today: '$20.00', change_next_charge: '$39.99' })).toBe('$20.00');
  expect(today({ change_credit_today: '$20.00', change_next_charge: '$0.00' })).toContain('$20.00');
  expect(today({ change_next_charge: '$39.99' })).toBe('Nothing');
  expect(today({ on_trial: true })).toBe('Nothing');
  expect(today({})).toBeUndefined();
});

const later = (over: Partial<SubscriptionReply>) =>
  sumsLater({ on_trial: false, renew_date: '2026-12-14T12:00:00Z', ...over } as SubscriptionReply, '$39.99').map(
    ({ name, text }) => `${name}: ${text}`,
  );
const promo = { on_trial: true, promo_text: '50% off' };

test('a change states the next charge, and the yearly price after a trial, a promotion or credit', () => {
  expect(later({ on_trial: true, change_next_charge: '$39.99' })).toEqual([
    'First charge: $39.99, Mon, Dec 14, 2026',
    'Renews: $39.99 on Tue, Dec 14, 2027 and each year after, until canceled',
  ]);
  const promised = [{ charge: '$39.99', date: '2027-12-14T12:00:00Z' }];
  const full = 'Renews: $39.99 on Tue, Dec 14, 2027 and each year after, until canceled';
  expect(later({ ...promo, change_next_charge: '$19.99', change_later: promised })).toEqual([
    'First charge: $19.99, Mon, Dec 14, 2026',
    full,
  ]);
  expect(
    later({
      change_next_charge: '$0.00',
      change_later: [
        { charge: '$29.98', date: '2027-12-14T12:00:00Z' },
        { charge: '$39.99', date: '2028-12-14T12:00:00Z' },
      ],
    }),
  ).toEqual([
    'Next charge: Nothing, Mon, Dec 14, 2026',
    'Then: $29.98, Tue, Dec 14, 2027',
    'Renews: $39.99 on Thu, Dec 14, 2028 and each year after, until canceled',
  ]);
  // This promotion discounts every charge.
  expect(later({ ...promo, change_next_charge: '$19.99', change_later: [] })[1]).toBe(
    'Renews: $19.99 on Tue, Dec 14, 2027 and each year after, until canceled',
  );
  expect(later({ ...promo, change_next_charge: '$0.00', change_later: [] })[1]).toMatch(/^Renews: Nothing on/);
  expect(later({ change_next_charge: '$39.99' })).toEqual(['Next charge: $39.99, Mon, Dec 14, 2026']);
});

test('if Stripe does not say when a promotion or credit is used up, a change states the yearly price after it', () => {
  const once = 'Renews: $39.99 a year once your promo or credit is used up, until canceled';
  expect(later({ ...promo, change_next_charge: '$19.99' })).toEqual(['First charge: $19.99, Mon, Dec 14, 2026', once]);
  expect(later({ ...promo, change_next_charge: '$0.00' })).toEqual(['Next charge: Nothing, Mon, Dec 14, 2026', once]);
  expect(later({ change_next_charge: '$20.00' })).toEqual(['Next charge: $20.00, Mon, Dec 14, 2026', once]);
});
