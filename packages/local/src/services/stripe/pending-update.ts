import type Stripe from 'stripe';

/** A pending update expires after 23 hours: 'Pending updates reference' in Stripe's documentation. */
const PENDING_S = 23 * 3600;

/**
 * Builds a change of a subscription's items that takes effect when its invoice is paid. The change expires after 23
 * hours, or earlier if the current period ends earlier.
 */
export function pendingUpdate(
  items: Stripe.SubscriptionItem[],
  nowS: number,
  termEndS: number,
): Stripe.Subscription.PendingUpdate {
  return {
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: Math.min(nowS + PENDING_S, termEndS),
    metadata: null,
    subscription_items: items,
    trial_end: null,
    trial_from_plan: null,
  };
}
