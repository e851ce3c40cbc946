import { DAY_S } from '@groundswell/durations';
import type Stripe from 'stripe';
import { GIFT_UNTIL_FIELD } from '../catalogue.ts';
import { daysGiven, YEAR_DAYS, yearAfter } from './gift-term.ts';

/** Of a term that a gift made longer: until when it was paid for before, seconds. */
const PAID_UNTIL_FIELD = 'paidUntil';
const TAKEN = '0';

/** What is kept of the paid term that a gift is added to, whose dates the provider moves. */
export function paidTermOf({ status, items }: Stripe.Subscription): Record<string, string> {
  const [item] = items.data;
  if (status !== 'active' || !item) return {};
  return { [PAID_UNTIL_FIELD]: String(item.current_period_end) };
}

/** Whether what runs was given, and the paid term before it is over. */
export function isPaidTermOver(one: Stripe.Subscription, nowS: number): boolean {
  return isGiven(one) && Number(one.metadata[PAID_UNTIL_FIELD] ?? 0) <= nowS;
}

/**
 * When a given term ends, seconds, of which what was given is left: earlier by what is left of the paid term, and what is
 * kept with it. Undefined for a term that was not given, or of which nothing is left.
 */
export function withoutPaidTerm(one: Stripe.Subscription, nowS: number) {
  const { trial_end, metadata } = one;
  if (!isGiven(one) || trial_end === null) return undefined;
  const endS = trial_end - Math.max(0, Number(metadata[PAID_UNTIL_FIELD] ?? 0) - nowS);
  return endS > nowS ? { untilS: endS, metadata: { [PAID_UNTIL_FIELD]: TAKEN } } : undefined;
}

/**
 * When a term ends, seconds, whose given days of Pro Plus, at its price, are the years of Pro again that were given.
 * Undefined for a term that was not given.
 */
export function endInYearsOfPro(one: Stripe.Subscription, priceCents: number, proCents: number): number | undefined {
  const { trial_end, metadata } = one;
  if (!isGiven(one) || trial_end === null) return undefined;
  const paidUntilS = Number(metadata[PAID_UNTIL_FIELD] ?? 0);
  const dayCount = daysGiven('Pro Plus', priceCents, proCents) ?? YEAR_DAYS;
  const years = Math.max(0, trial_end - paidUntilS) / (dayCount * DAY_S);
  const whole = Math.floor(years);
  return yearAfter(paidUntilS, whole) + Math.round((years - whole) * YEAR_DAYS * DAY_S);
}

export function isGiven({ status, metadata, trial_end }: Stripe.Subscription): boolean {
  return status === 'trialing' && metadata[GIFT_UNTIL_FIELD] === String(trial_end);
}
