import { DAY_S } from '@groundswell/durations';
import type Stripe from 'stripe';
import { GIFT_UNTIL_FIELD } from '../catalogue.ts';
import { daysGiven, YEAR_DAYS, yearAfter } from './gift-term.ts';

/** The metadata field with the end of the paid term that a gift extended, Unix seconds. */
const PAID_UNTIL_FIELD = 'paidUntil';
const TAKEN = '0';

/** Returns metadata that records the end of the paid term, because adding a gift moves the period dates at Stripe. */
export function paidTermOf({ status, items }: Stripe.Subscription): Record<string, string> {
  const [item] = items.data;
  if (status !== 'active' || !item) return {};
  return { [PAID_UNTIL_FIELD]: String(item.current_period_end) };
}

/** Whether a gifted term is running and the paid term before it has ended. */
export function isPaidTermOver(one: Stripe.Subscription, nowS: number): boolean {
  return isGiven(one) && Number(one.metadata[PAID_UNTIL_FIELD] ?? 0) <= nowS;
}

/**
 * Computes the new end of a gifted term, in seconds, when the paid term before it is refunded: the unused paid time is
 * subtracted. Returns undefined if the term is not gifted or nothing of it is left.
 */
export function withoutPaidTerm(one: Stripe.Subscription, nowS: number) {
  const { trial_end, metadata } = one;
  if (!isGiven(one) || trial_end === null) return undefined;
  const endS = trial_end - Math.max(0, Number(metadata[PAID_UNTIL_FIELD] ?? 0) - nowS);
  return endS > nowS ? { untilS: endS, metadata: { [PAID_UNTIL_FIELD]: TAKEN } } : undefined;
}

/**
 * Computes the new end of a gifted term, in seconds, when Pro Plus turns back into Pro. Each year of Pro that was
 * converted to fewer days of Pro Plus becomes a year again. Returns undefined for a term that is not gifted.
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
