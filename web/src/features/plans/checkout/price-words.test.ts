import type { OfferReply, SubscriptionReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { offerOf } from './offer.ts';
import { planButtonLabel, priceWords } from './price-words.ts';

const now = Date.parse('2026-11-29T12:00:00Z');
const plans = {
  pro_price: '$19.99',
  premium_price: '$39.99',
  trial_days: 14,
  promo_trial_days: 90,
  basic_days: 3,
  card_script: '/card.js',
};
const used = { trial_days: 0, promo_trial_days: 0 } as SubscriptionReply;
type Promo = Partial<OfferReply>;
const offer = (promo?: Promo, own?: SubscriptionReply, isPartner = false) => offerOf(plans, own, isPartner, now, promo);
const told = (...asked: Parameters<typeof offer>) =>
  (['Pro', 'Pro Plus'] as const).map((tier) => {
    const { price, isYearly, notes } = priceWords(offer(...asked), tier);
    return [isYearly ? `${price} a year` : price, ...notes].join('; ');
  });
const half = {
  promo_lasts: 'first',
  pro: { first_charge: '$9.99', renewal_charge: '$19.99' },
  premium: { first_charge: '$19.99', renewal_charge: '$39.99' },
} as const;

test('without a promotion a plan costs its price a year', () => {
  expect(told()).toEqual(['$19.99 a year', '$39.99 a year']);
});

test('under a promotion each plan states its first charge with its day, and the list price as the later one', () => {
  expect(told(half)).toEqual([
    '$9.99; first charge Sun, Dec 13, 2026; then $19.99 a year',
    '$19.99; first charge Sun, Dec 13, 2026; then $39.99 a year',
  ]);
  expect(told(half, used)[0]).toBe('$9.99; first charge today; then $19.99 a year');
  const { pro } = half;
  expect(told({ promo_lasts: 'first', pro })[1]).toBe('$39.99 a year');
  const lasting = { first_charge: '$9.99', renewal_charge: '$9.99' };
  expect(told({ promo_lasts: 'months', promo_months: 24, pro: lasting })[0]).toBe(
    '$9.99; first charge Sun, Dec 13, 2026; $19.99 a year once the promo is over',
  );
  expect(told({ promo_lasts: 'always', pro: lasting })[0]).toBe('$9.99 a year; first charge Sun, Dec 13, 2026');
});

test('a term that a promotion pays for is free until the day of the first charge', () => {
  expect(told({ promo_lasts: 'first', pro: { renewal_charge: '$19.99' } })[0]).toBe(
    'Free; until Mon, Dec 13, 2027, then $19.99 a year',
  );
  expect(told({ promo_lasts: 'always', pro: {} })[0]).toBe('Free; while your promo lasts');
});

test('the partner’s free months state the day of the first charge of both plans', () => {
  expect(told(undefined, undefined, true)).toEqual([
    '$19.99 a year; first charge Sat, Feb 27, 2027',
    '$39.99 a year; first charge Sat, Feb 27, 2027',
  ]);
});

test('a button names the amount that a click leads to, never the list price of a plan that costs less', () => {
  const way = (promo?: Promo, own?: SubscriptionReply) => planButtonLabel(offer(promo, own), 'Pro', true);
  expect(way(half)).toBe('Try Pro 14 days free');
  expect(way(undefined, used)).toBe('Get Pro, $19.99 a year');
  expect(way(half, used)).toBe('Get Pro, $9.99 today');
  expect(way({ promo_lasts: 'always', pro: {} }, used)).toBe('Start Pro');
  expect(planButtonLabel(offer(half), 'Pro Plus', false)).toBe('Change to Pro Plus');
});
