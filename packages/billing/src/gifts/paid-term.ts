import type Stripe from 'stripe';
import { GIFT_UNTIL_FIELD } from '../catalogue.ts';

/** Of a term that a gift made longer: from when to when it was paid for before, seconds. */
const PAID_FROM_FIELD = 'paidFrom';
const PAID_UNTIL_FIELD = 'paidUntil';
const TAKEN = '0';

/** What is kept of the paid term that a gift is added to, whose dates the provider moves. */
export function paidTermOf({ status, items }: Stripe.Subscription): Record<string, string> {
  const [item] = items.data;
  if (status !== 'active' || !item) return {};
  return { [PAID_FROM_FIELD]: String(item.current_period_start), [PAID_UNTIL_FIELD]: String(item.current_period_end) };
}

/** Since when the running term is paid for, seconds. */
export function paidFromS(one: Stripe.Subscription, nowS: number): number {
  const { metadata, items } = one;
  if (isGiven(one) && Number(metadata[PAID_UNTIL_FIELD]) > nowS) return Number(metadata[PAID_FROM_FIELD]);
  return items.data[0]?.current_period_start ?? 0;
}

/**
 * The change that leaves of a given term what was given: it ends earlier by what is left of the paid term, and by
 * itself. Undefined for a term that was not given, or of which nothing is left.
 */
export function withoutPaidTerm(one: Stripe.Subscription, nowS: number): Stripe.SubscriptionUpdateParams | undefined {
  const { trial_end, metadata } = one;
  if (!isGiven(one) || trial_end === null) return undefined;
  const endS = trial_end - Math.max(0, Number(metadata[PAID_UNTIL_FIELD] ?? 0) - nowS);
  if (endS <= nowS) return undefined;
  return {
    trial_end: endS,
    proration_behavior: 'none',
    cancel_at_period_end: true,
    metadata: { [GIFT_UNTIL_FIELD]: String(endS), [PAID_UNTIL_FIELD]: TAKEN },
  };
}

export function isGiven({ status, metadata, trial_end }: Stripe.Subscription): boolean {
  return status === 'trialing' && metadata[GIFT_UNTIL_FIELD] === String(trial_end);
}
