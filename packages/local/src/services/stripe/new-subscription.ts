import type Stripe from 'stripe';

interface Begun {
  readonly id: string;
  readonly nowS: number;
  readonly customerId: string;
  readonly item: Stripe.SubscriptionItem;
  readonly trialEndS: number | null;
  /** Whether the subscription ends with its first period. */
  readonly ends: boolean;
  readonly methodId: string | undefined;
  readonly discounts: readonly string[];
  readonly metadata: Record<string, string>;
  readonly isTaxed: boolean;
}

/** Builds a new subscription with every field that Stripe returns. */
export function newSubscription(begun: Begun): Stripe.Subscription {
  const { id, nowS, customerId, item, trialEndS, ends, methodId, discounts, metadata, isTaxed } = begun;
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: isTaxed,
      liability: null,
    },
    billing_cycle_anchor: trialEndS ?? nowS,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: ends ? item.current_period_end : null,
    cancel_at_period_end: ends,
    canceled_at: ends ? nowS : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: nowS,
    currency: item.price.currency,
    customer: customerId,
    customer_account: null,
    days_until_due: null,
    default_payment_method: methodId ?? null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [...discounts],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: nowS,
    status: trialEndS === null ? 'incomplete' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEndS,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: trialEndS === null ? null : nowS,
  };
}
