import { reason } from '@groundswell/contracts';
import { HttpError } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { UNDER_WAY_MS } from './cancel-earlier-attempt.ts';
import { TIER_FIELD } from './catalogue.ts';

/** The id of a Stripe price, and its yearly amount in cents. */
export interface ToPrice {
  readonly id: string;
  readonly cents: number;
}

/**
 * Builds the update that changes a subscription, fetched with its latest invoice, to another price. The proration
 * starts at midnight UTC, so a quote stays valid for the day. Throws if the running term is unpaid.
 */
export function priceChange(one: Stripe.Subscription, { id: price, cents }: ToPrice) {
  if (!isPaidFor(one)) throw new HttpError(409, 'conflict', reason('plan-unpaid'));
  const [item] = one.items.data;
  return {
    items: [{ id: item?.id ?? '', price }],
    proration_behavior:
      one.status === 'trialing' || costsAtMost(one, cents) ? ('none' as const) : ('always_invoice' as const),
    proration_date: Math.max(todayS(), item?.current_period_start ?? 0),
  };
}

/**
 * Whether a promo has reduced the price of the current Pro Plus term to at most a year of Pro. A downgrade would then
 * cost money, because Stripe credits the reduced price and bills the full price of Pro.
 */
function costsAtMost({ items, latest_invoice: bill }: Stripe.Subscription, cheaperCents: number): boolean {
  const isDearer = items.data[0]?.price.metadata[TIER_FIELD] === 'Pro Plus';
  if (!isDearer || typeof bill !== 'object' || bill === null) return false;
  return bill.subtotal > bill.total && bill.total <= cheaperCents;
}

/** Returns the start of the current UTC day, seconds. */
export function todayS(): number {
  return Math.floor(Date.now() / 86_400_000) * 86_400;
}

/**
 * Whether the running term is paid for. If the term is unpaid, a tier change would make Stripe credit its rest and
 * treat the plan as paid. So an open or failed invoice has to be paid first.
 */
function isPaidFor({ status, trial_end, latest_invoice: bill }: Stripe.Subscription): boolean {
  // If the trial ended during this request, the change would apply to the new paid term without being charged.
  if (status === 'trialing') return (trial_end ?? 0) * 1000 > Date.now() + UNDER_WAY_MS;
  if (status !== 'active' || typeof bill !== 'object' || bill === null) return false;
  // A tier change can start only in a paid term. If the latest invoice is that of a change, the term is paid, even if
  // that invoice is open or void.
  return bill.status === 'paid' || bill.billing_reason === 'subscription_update';
}
