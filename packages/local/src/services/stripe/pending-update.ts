import type Stripe from 'stripe';

/** So long a change waits for its bill: 'Pending updates reference' of the provider's documentation. */
const PENDING_S = 23 * 3600;

/** A change of a subscription's items that takes place once its bill is paid, within its term. */
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
