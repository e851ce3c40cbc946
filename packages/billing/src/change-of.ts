import { reason } from '@groundswell/contracts';
import { HttpError } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { TIER_FIELD } from './catalogue.ts';
import { UNDER_WAY_MS } from './end-attempt.ts';

/**
 * How a plan, fetched with its last bill, is changed to another price: by whole days of UTC, so that what was told holds
 * all day. Throws for a plan whose running term is not paid for.
 */
export function changeOf(one: Stripe.Subscription, price: string) {
  if (!isPaidFor(one)) throw new HttpError(409, 'conflict', reason('plan-unpaid'));
  const [item] = one.items.data;
  return {
    items: [{ id: item?.id ?? '', price }],
    proration_behavior:
      one.status === 'trialing' || isHadForNothing(one) ? ('none' as const) : ('always_invoice' as const),
    proration_date: Math.max(todayS(), item?.current_period_start ?? 0),
  };
}

/** A term of the dearer plan that a promo gave: the provider may credit the rest of its price, which nobody has paid. */
function isHadForNothing({ items, latest_invoice: bill }: Stripe.Subscription): boolean {
  const isDearer = items.data[0]?.price.metadata[TIER_FIELD] === 'Pro Plus';
  return isDearer && typeof bill === 'object' && bill !== null && bill.total === 0 && bill.subtotal > 0;
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
