import type { SubscriptionReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { offerOf, promotedAlone } from './offer.ts';

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
  offerOf(plans, own, isPartner, now).termBegins.toISOString().slice(0, 10);

test('the first charge follows the trial; the partner’s trial is longer, and a used trial has no days', () => {
  expect(firstDay(undefined, false)).toBe('2026-12-06');
  expect(firstDay(undefined, true)).toBe('2027-02-20');
  expect([firstDay(used, false), firstDay(used, true)]).toEqual(['2026-11-22', '2026-11-22']);
});

test('under a link’s promotion the first charge of each plan is the first above zero, and the later price follows it', () => {
  const charges = (promo?: Parameters<typeof offerOf>[4]) => {
    const { Pro, 'Pro Plus': plus } = offerOf(plans, undefined, false, now, promo).charges;
    return [Pro, plus].map(
      ({ first, later }) =>
        first && [first.price, first.day.toISOString().slice(0, 10), ...(later ? [later.price] : [])].join(' '),
    );
  };
  const half = { first_charge: '$9.99', renewal_charge: '$19.99' };
  expect(charges()).toEqual(['$19.99 2026-12-06', '$39.99 2026-12-06']);
  expect(charges({ pro: half, premium: { renewal_charge: '$39.99' } })).toEqual([
    '$9.99 2026-12-06 $19.99',
    '$39.99 2027-12-06',
  ]);
  // The months of a promotion count from the start of the trial. A promotion of 24 months therefore ends before the
  // third term, which is charged.
  expect(charges({ promo_lasts: 'months', promo_months: 24, pro: {}, premium: {} })).toEqual([
    '$19.99 2028-12-06',
    '$39.99 2028-12-06',
  ]);
  expect(charges({ promo_lasts: 'always', pro: {}, premium: {} })).toEqual([undefined, undefined]);
});

test('a promotion of one plan alone names it, so that the window chooses it first', () => {
  const half = { first_charge: '$19.99', renewal_charge: '$39.99' };
  const alone = (promo?: Parameters<typeof offerOf>[4]) => promotedAlone(offerOf(plans, undefined, false, now, promo));
  expect(alone({ premium: half })).toBe('Pro Plus');
  expect(alone({ pro: half })).toBe('Pro');
  expect([alone(), alone({ pro: half, premium: half })]).toEqual([undefined, undefined]);
});
