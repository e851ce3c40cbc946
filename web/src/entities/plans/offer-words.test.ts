import type { OfferReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { offerWords } from './offer-words.ts';

const now = Date.parse('2026-11-29T12:00:00Z');
const words = (offer: Partial<OfferReply> | undefined, isPartner = false, [usual, partner] = [14, 90]) =>
  offerWords({
    plans: { pro_price: '$19.99', trial_days: usual, promo_trial_days: partner } as never,
    offer: offer && { error: false, message: '50% off', ...offer },
    isPartner,
    now,
  });

test('a promo code tells the first year, what follows, and the day before which nothing is charged', () => {
  expect(words({ pro: { first_charge: '$9.99', renewal_charge: '$19.99' } })).toEqual([
    '50% off: the first year of Pro costs $9.99, then $19.99 a year.',
    'It begins with 14 free days: nothing is charged before Sunday, December 13, 2026.',
  ]);
});

test('a code that pays for the first year tells the day of the first charge; one that pays for all names no day', () => {
  const year = { pro: { renewal_charge: '$19.99' } };
  expect(words(year)).toEqual([
    '50% off: the first year of Pro costs nothing, then $19.99 a year.',
    'It begins with 14 free days: nothing is charged before Monday, December 13, 2027.',
  ]);
  expect(words(year, false, [0, 0])[1]).toBe('Nothing is charged before Monday, November 29, 2027.');
  expect(words({ pro: {} })).toEqual(['50% off: Pro costs nothing while the promo lasts.']);
});

test('a code for some months tells when it ends and the price after it; one that is always taken off tells one price', () => {
  const months = { promo_lasts: 'months', promo_months: 24 } as const;
  const half = { first_charge: '$9.99', renewal_charge: '$9.99' };
  expect(words({ ...months, pro: half })[0]).toBe(
    '50% off: Pro costs $9.99 a year for what is charged within 24 months, and $19.99 a year once the promo is over.',
  );
  expect(words({ ...months, pro: {} })).toEqual([
    '50% off: Pro costs nothing for what is due within 24 months, and $19.99 a year once the promo is over.',
    'It begins with 14 free days: nothing is charged before Wednesday, December 13, 2028.',
  ]);
  const year = { ...months, promo_months: 12, pro: { ...half, renewal_charge: '$19.99' } };
  expect(words(year)[0]).toBe('50% off: the first year of Pro costs $9.99, then $19.99 a year.');
  expect(words({ promo_lasts: 'always', pro: half })[0]).toBe('50% off: Pro costs $9.99 a year.');
});

test('the partner’s link tells its days and their price; one that is over says so, and who had a trial is told', () => {
  expect(words(undefined, true)).toEqual([
    'Your link gives you 90 free days of Pro, instead of 14. Nothing is charged before Saturday, February 27, 2027; then $19.99 a year, until you cancel.',
  ]);
  expect(words(undefined, true, [14, 14])[0]).toContain('is over');
  expect(words(undefined, true, [0, 0])).toEqual(['Your free trial has been used, so the first charge is today.']);
});

test('without a link there is nothing to tell', () => {
  expect(words(undefined)).toEqual([]);
});
