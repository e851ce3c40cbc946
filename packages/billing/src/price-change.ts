import { reason } from '@groundswell/contracts';
import { HttpError } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { UNDER_WAY_MS } from './cancel-earlier-attempt.ts';
import { TIER_FIELD } from './catalogue.ts';

/** A price at Stripe and its sum for a year, cents. */
export interface ToPrice {
  readonly id: string;
  readonly cents: number;
}

/**
 * Builds the update that changes a subscription, fetched with its latest invoice, to another price. The proration
 * counts whole UTC days, so that a quote holds all day. Throws if the running term is unpaid.
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
 * Whether a promo made a term of the dearer plan cost at most a year of the cheaper one. Stripe would credit the
 * discounted price and bill the full cheaper one, so that a downgrade would be charged.
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
 * Whether the running term is paid for. Stripe credits the rest of an unpaid term too, and treats the plan as paid once
 * the invoice of the change is. So an open or failed invoice has to be paid first.
 */
function isPaidFor({ status, trial_end, latest_invoice: bill }: Stripe.Subscription): boolean {
  // A trial that ends during the request would turn into a paid term that is changed without a charge.
  if (status === 'trialing') return (trial_end ?? 0) * 1000 > Date.now() + UNDER_WAY_MS;
  if (status !== 'active' || typeof bill !== 'object' || bill === null) return false;
  // A change can only start in a paid term, so that the open or void invoice of a change says nothing about the term.
  return bill.status === 'paid' || bill.billing_reason === 'subscription_update';
}
