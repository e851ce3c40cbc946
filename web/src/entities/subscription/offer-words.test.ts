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
  expect(words({ pro: { renewal_charge: '$19.99' } })[0]).toBe(
    '50% off: the first year of Pro costs nothing, then $19.99 a year.',
  );
  expect(words({ pro: {} })[0]).toBe('50% off: Pro costs nothing while the promo lasts.');
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
