import { reason } from '@groundswell/contracts';
import { HttpError } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { UNDER_WAY_MS } from './cancel-earlier-attempt.ts';
import { TIER_FIELD } from './catalogue.ts';

/** A price at the provider, and what it comes to a year, cents. */
export interface ToPrice {
  readonly id: string;
  readonly cents: number;
}

/**
 * How a plan, fetched with its last bill, is changed to another price: by whole days of UTC, so that what was told holds
 * all day. Throws for a plan whose running term is not paid for.
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
 * Whether a promo made a term of the dearer plan cost at most a year of the cheaper one. The provider credits what was paid
 * for the rest of the term and bills the cheaper price for it, so a change down would be charged.
 */
function costsAtMost({ items, latest_invoice: bill }: Stripe.Subscription, cheaperCents: number): boolean {
  const isDearer = items.data[0]?.price.metadata[TIER_FIELD] === 'Pro Plus';
  if (!isDearer || typeof bill !== 'object' || bill === null) return false;
  return bill.subtotal > bill.total && bill.total <= cheaperCents;
}

/** When this day of UTC began, seconds. */
export function todayS(): number {
  return Math.floor(Date.now() / 86_400_000) * 86_400;
}

/**
 * The provider credits the rest of a term also where nobody has paid for it, and takes the plan for paid once the bill
 * of the change is. So a bill that failed, or that is still to be collected in the first hour of a term, comes first.
 */
function isPaidFor({ status, trial_end, latest_invoice: bill }: Stripe.Subscription): boolean {
  // A trial that ends while the change is asked would be a paid term that is changed for nothing.
  if (status === 'trialing') return (trial_end ?? 0) * 1000 > Date.now() + UNDER_WAY_MS;
  if (status !== 'active' || typeof bill !== 'object' || bill === null) return false;
  // A change that waits or was withdrawn was begun in a term that is paid for: its bill says nothing of the term.
  return bill.status === 'paid' || bill.billing_reason === 'subscription_update';
}
