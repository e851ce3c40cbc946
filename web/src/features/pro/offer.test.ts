import type { SubscriptionReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { offerOf } from './offer.ts';

const plans = {
  pro_price: '$19.99',
  premium_price: '$39.99',
  trial_days: 14,
  promo_trial_days: 90,
  basic_days: 3,
  card_script: '/card.js',
};
const now = Date.parse('2026-11-22T12:00:00Z');
const used = { trial_days: 0, promo_trial_days: 0 } as SubscriptionReply;
const firstDay = (own: SubscriptionReply | undefined, isPartner: boolean) =>
  offerOf(plans, own, isPartner, now).firstCharge.toISOString().slice(0, 10);

test('the first charge follows the trial, the partner’s is longer, and one that was used is none', () => {
  expect(firstDay(undefined, false)).toBe('2026-12-06');
  expect(firstDay(undefined, true)).toBe('2027-02-20');
  expect([firstDay(used, false), firstDay(used, true)]).toEqual(['2026-11-22', '2026-11-22']);
});

test('under the promo of a link the first charge is the one of the provider, or nothing, for each plan', () => {
  const sums = { pro: { first_charge: '$9.99' }, premium: {} };
  expect(offerOf(plans, undefined, false, now, sums).firstSums).toEqual({ Pro: '$9.99', 'Pro Plus': undefined });
  expect(offerOf(plans, undefined, false, now).firstSums).toEqual({ Pro: '$19.99', 'Pro Plus': '$39.99' });
});
