import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { discountsOf, listChargesAhead } from './charges-ahead.ts';

const first = Date.parse('2026-12-14T12:00:00Z');
const discount = (duration: Stripe.Coupon.Duration, end?: string) =>
  ({ source: { coupon: { duration } }, end: end === undefined ? null : Date.parse(end) / 1000 }) as Stripe.Discount;
const ahead = (total: number, balance: number, ...discounts: Stripe.Discount[]) =>
  listChargesAhead({ total, subtotal: 3999 }, first, balance, discountsOf({ discounts }))?.map(
    ({ at, dueCents }) => `${new Date(at).toISOString().slice(0, 10)} ${dueCents}`,
  );

test('without promo and credit the next charge repeats every year', () => {
  expect(ahead(3999, 0)).toEqual(['2026-12-14 3999']);
});

test('promos of one charge, of some months and without end: the list shows when the full price begins', () => {
  expect(ahead(1999, 0, discount('once'))).toEqual(['2026-12-14 1999', '2027-12-14 3999']);
  expect(ahead(1999, 0, discount('repeating', '2028-06-01T00:00Z'))).toEqual(['2026-12-14 1999', '2028-12-14 3999']);
  expect(ahead(1999, 0, discount('forever'))).toEqual(['2026-12-14 1999']);
  expect(ahead(0, 0, discount('forever'))).toEqual(['2026-12-14 0']);
});

test('credit is taken off charge by charge until it is used up', () => {
  expect(ahead(3999, -5000)).toEqual(['2026-12-14 0', '2027-12-14 2998', '2028-12-14 3999']);
  expect(ahead(1999, -1000, discount('once'))).toEqual(['2026-12-14 999', '2027-12-14 3999']);
  expect(ahead(3999, -1_000_000)).toBeUndefined();
});

test('a term that begins on 29 February renews on the 28th', () => {
  const isOff = discountsOf({ discounts: [discount('once')] });
  const leap = listChargesAhead({ total: 0, subtotal: 1 }, Date.UTC(2028, 1, 29), 0, isOff);
  expect(new Date(leap?.[1]?.at ?? 0).toISOString().slice(0, 10)).toBe('2029-02-28');
});
