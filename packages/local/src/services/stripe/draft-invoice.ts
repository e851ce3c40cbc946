import type Stripe from 'stripe';
import type { Books } from './books.ts';
import { amountOff, isDiscountActiveAt } from './discounts.ts';

export interface Line {
  readonly description: string;
  readonly amount: number;
  readonly priceId: string;
  readonly itemId: string;
  readonly fromS: number;
  readonly toS: number;
  readonly isProration: boolean;
}
export interface Bill {
  readonly subscription: Pick<
    Stripe.Subscription,
    'id' | 'customer' | 'currency' | 'discounts' | 'automatic_tax' | 'metadata'
  >;
  readonly reason: NonNullable<Stripe.Invoice['billing_reason']>;
  readonly lines: readonly Line[];
}

/** Builds an invoice with every field that Stripe returns. */
export function draftInvoice(books: Books, pagesUrl: string, { subscription, reason, lines }: Bill): Stripe.Invoice {
  const id = books.newId('in');
  const customer = customerOf(books, subscription.customer);
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const atS = Math.max(books.nowS(), ...lines.map(({ fromS }) => fromS));
  const discounts = subscription.discounts
    .flatMap((one) => (typeof one === 'string' ? (books.find('discount', one) ?? []) : one))
    .filter((one) => isDiscountActiveAt(one, atS));
  // Discounts apply to full billing periods. The amounts of prorated lines already include them.
  const taken = lines.some(({ isProration }) => isProration)
    ? []
    : discounts.map((one) => ({ discount: one.id, amount: amountOff(one, subtotal) }));
  const total = subtotal - taken.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + customer.balance);
  const nowS = books.nowS();
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Groundswell',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: subscription.automatic_tax.enabled,
      liability: null,
      provider: null,
      status: subscription.automatic_tax.enabled ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: nowS,
    currency: subscription.currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: discounts.map(({ id }) => id),
    due_date: null,
    effective_at: nowS,
    ending_balance: Math.min(0, total + customer.balance),
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${pagesUrl}/${id}`,
    invoice_pdf: `${pagesUrl}/${id}/pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: lines.map((line) => lineItem(books.newId('il'), id, subscription, line)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(books.list('invoice').length + 1).padStart(4, '0')}`,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: nowS,
    period_start: nowS,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: nowS, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: taken,
    total_excluding_tax: total,
    total_pretax_credit_amounts: null,
    total_taxes: null,
    webhooks_delivered_at: nowS,
  };
}

/** A preview may be requested for a customer who does not exist yet. */
function customerOf(books: Books, id: Bill['subscription']['customer']) {
  return id === '' ? { balance: 0, email: null, invoice_prefix: 'PREVIEW' } : books.get('customer', String(id));
}

function lineItem(id: string, invoiceId: string, { id: subscription, currency }: Bill['subscription'], line: Line) {
  return {
    id,
    object: 'line_item',
    amount: line.amount,
    currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.isProration,
    discounts: [],
    invoice: invoiceId,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.isProration,
        proration_details: null,
        subscription,
        subscription_item: line.itemId,
      },
      type: 'subscription_item_details',
    },
    period: { start: line.fromS, end: line.toS },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.priceId, product: '' },
      type: 'price_details',
      unit_amount_decimal: null,
    },
    quantity: 1,
    quantity_decimal: null,
    subscription,
    subtotal: line.amount,
    taxes: [],
  } satisfies Stripe.InvoiceLineItem;
}
