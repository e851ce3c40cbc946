import type { OfferReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { offerWords } from './offer-words.ts';

const now = Date.parse('2026-11-29T12:00:00Z');
const words = (offer: Partial<OfferReply> | undefined, isPartner = false, [usual, partner] = [14, 90]) =>
  offerWords({
    plans: { pro_price: '$19.99', premium_price: '$39.99', trial_days: usual, promo_trial_days: partner } as never,
    offer: offer && { error: false, message: '50% off', ...offer },
    isPartner,
    now,
  });
const lines = (...asked: Parameters<typeof words>) => words(...asked).lines;
const pro = { first_charge: '$9.99', renewal_charge: '$19.99' };
const premium = { first_charge: '$19.99', renewal_charge: '$39.99' };

test('a promo code states each plan’s first year, the price after it, and the day of the first charge', () => {
  expect(words({ promo_lasts: 'first', pro, premium })).toEqual({
    promo: '50% off',
    lines: [
      'Pro: $9.99 for the first year, then $19.99 a year.',
      'Pro Plus: $19.99 for the first year, then $39.99 a year.',
      'It begins with 14 free days: nothing is charged before Sunday, December 13, 2026.',
    ],
  });
});

test('a plan that a code does not cover is named with its price', () => {
  expect(lines({ promo_lasts: 'first', pro })[1]).toBe('Pro Plus is not part of this promo: $39.99 a year.');
});

test('a code that pays for the first year states the day of the first charge; one that pays for all years names no day', () => {
  const year = { pro: { renewal_charge: '$19.99' }, premium: { renewal_charge: '$39.99' } };
  expect(lines(year)).toEqual([
    'Pro: nothing for the first year, then $19.99 a year.',
    'Pro Plus: nothing for the first year, then $39.99 a year.',
    'It begins with 14 free days: nothing is charged before Monday, December 13, 2027.',
  ]);
  expect(lines(year, false, [0, 0])[2]).toBe('Nothing is charged before Monday, November 29, 2027.');
  // Pro Plus is charged a year before Pro here; the sentence names the earlier day.
  expect(lines({ ...year, premium })[2]).toContain('before Sunday, December 13, 2026');
  expect(lines({ promo_lasts: 'always', pro: {}, premium: {} })).toEqual([
    'Pro: nothing to pay while the promo lasts.',
    'Pro Plus: nothing to pay while the promo lasts.',
  ]);
});

test('a code for some months states when it ends and the price after it; a permanent one states a single price', () => {
  const months = { promo_lasts: 'months', promo_months: 24 } as const;
  const half = { first_charge: '$9.99', renewal_charge: '$9.99' };
  expect(lines({ ...months, pro: half })[0]).toBe(
    'Pro: $9.99 a year for what is charged within 24 months, then $19.99 a year.',
  );
  expect(lines({ ...months, pro: {}, premium: {} })).toEqual([
    'Pro: nothing for what is due within 24 months, then $19.99 a year.',
    'Pro Plus: nothing for what is due within 24 months, then $39.99 a year.',
    'It begins with 14 free days: nothing is charged before Wednesday, December 13, 2028.',
  ]);
  expect(lines({ ...months, promo_months: 12, pro })[0]).toBe('Pro: $9.99 for the first year, then $19.99 a year.');
  expect(lines({ promo_lasts: 'always', pro: half })[0]).toBe('Pro: $9.99 a year, instead of $19.99.');
});

test('a code whose months end before the first charge states that it gives no discount', () => {
  const full = { first_charge: '$19.99', renewal_charge: '$19.99' };
  expect(lines({ promo_lasts: 'over', promo_months: 2, pro: full, premium: full }, true)[0]).toBe(
    'This code ends after 2 months, before the first charge on Saturday, February 27, 2027, so it takes nothing off.',
  );
});

test('the partner’s link states its days and both prices; an expired one and a used trial are stated', () => {
  expect(words(undefined, true)).toEqual({
    lines: [
      'Your link gives you 90 free days of Pro or Pro Plus, instead of 14. Nothing is charged before Saturday, February 27, 2027; then Pro is $19.99 a year and Pro Plus $39.99 a year, until you cancel.',
    ],
  });
  expect(lines(undefined, true, [14, 14])[0]).toContain('is over');
  expect(lines(undefined, true, [0, 0])).toEqual(['Your free trial has been used, so the first charge is today.']);
});

test('without a link there are no sentences', () => {
  expect(words(undefined)).toEqual({ lines: [] });
});
