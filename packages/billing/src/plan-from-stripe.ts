import { type BoughtPlan, isRunning } from '@groundswell/data/plans';
import { DAY_MS } from '@groundswell/durations';
import type { Tier } from '@groundswell/plans';
import type Stripe from 'stripe';
import { PAID_TIERS, TIER_FIELD } from './catalogue.ts';
import { isGiven } from './gifts/paid-term.ts';
import type { Discount } from './money-words.ts';

/** The grace period after a failed payment, in which the user can replace the card. */
export const GRACE_MS = 7 * DAY_MS;

const STATES: Readonly<Record<string, BoughtPlan['state']>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past-due',
  unpaid: 'past-due',
  incomplete: 'incomplete',
};

/**
 * Derives a customer's plan from their subscriptions. The newest running one counts, else an incomplete one, else the
 * newest of all.
 */
export function planOf(subscriptions: readonly Stripe.Subscription[]): BoughtPlan | undefined {
  const plans = [...subscriptions]
    .filter(({ status }) => status !== 'incomplete_expired')
    .sort((one, other) => other.created - one.created || (one.id < other.id ? -1 : 1))
    .flatMap((one) => readPlan(one) ?? []);
  return plans.find(isRunning) ?? plans.find(({ state }) => state === 'incomplete') ?? plans[0];
}

/**
 * Lists the running subscriptions of a customer. There is normally one; an operator may have created a second in the
 * Stripe dashboard.
 */
export function listRunning(subscriptions: readonly Stripe.Subscription[]): readonly BoughtPlan[] {
  return subscriptions.flatMap((one) => readPlan(one) ?? []).filter(isRunning);
}

/** Returns the tier that a plan entitles to at an instant, UTC ms. */
export function tierOf(plan: BoughtPlan | undefined, now: number): Tier {
  if (!plan || !isRunning(plan)) return 'Basic';
  if (plan.state === 'past-due' && now >= (plan.failedAt ?? 0) + GRACE_MS) return 'Basic';
  return plan.tier;
}

/**
 * Converts a subscription to the stored form; undefined if its price has no tier. The card, the discounts and the
 * latest invoice must be expanded.
 */
function readPlan(one: Stripe.Subscription): BoughtPlan | undefined {
  const item = one.items.data[0];
  const tier = PAID_TIERS.find((name) => name === item?.price.metadata[TIER_FIELD]);
  if (!item || !tier) return undefined;
  const isGift = isGiven(one);
  const state = isGift ? 'active' : (STATES[one.status] ?? 'ended');
  return withoutAbsent({
    id: one.id,
    state,
    tier,
    isCancelled: one.cancel_at_period_end || one.cancel_at !== null,
    termEndsAt: item.current_period_end * 1000,
    isGift: isGift || undefined,
    trialEndsAt: one.trial_end === null || isGift ? undefined : one.trial_end * 1000,
    endedAt: one.ended_at === null ? undefined : one.ended_at * 1000,
    failedAt: state === 'past-due' ? failedAtOf(one) : undefined,
    priceCents: item.price.unit_amount ?? 0,
    currency: item.price.currency,
    promo: promoOf(one),
    card: cardOf(one.default_payment_method),
  });
}

/** Returns when a payment failed, UTC ms: Stripe finalizes an invoice at its first payment attempt. */
function failedAtOf({ latest_invoice: bill, items }: Stripe.Subscription): number {
  if (typeof bill !== 'object' || bill === null) return (items.data[0]?.current_period_start ?? 0) * 1000;
  return (bill.status_transitions.finalized_at ?? bill.created) * 1000;
}

function promoOf({ discounts }: Stripe.Subscription): BoughtPlan['promo'] {
  const [discount] = discounts.filter((one) => typeof one === 'object');
  const coupon = discount?.source.coupon;
  if (!discount || typeof coupon !== 'object' || coupon === null) return undefined;
  const endsAt = discount.end === null ? undefined : discount.end * 1000;
  return withoutAbsent({ ...readCoupon(coupon), months: coupon.duration_in_months ?? undefined, endsAt });
}

/** Reads the discount of a coupon, and whether it covers the whole price. */
export function readCoupon({ name, percent_off, amount_off }: Stripe.Coupon): Discount & { readonly isFree: boolean } {
  return withoutAbsent({
    name: name ?? undefined,
    percent: percent_off ?? undefined,
    cents: amount_off ?? undefined,
    isFree: percent_off === 100,
  });
}

function cardOf(method: Stripe.Subscription['default_payment_method']): BoughtPlan['card'] {
  const card = typeof method === 'object' ? method?.card : undefined;
  return card ? { brand: card.brand, lastFour: card.last4 } : undefined;
}

function withoutAbsent<T extends object>(one: T): T {
  return Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)) as T;
}
