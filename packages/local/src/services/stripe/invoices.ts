import type Stripe from 'stripe';
import type { Books } from './books.ts';
import type { Tell } from './events.ts';
import type { PaymentIntents } from './payment-intents.ts';
import { StripeError } from './stripe-error.ts';

const DAY_S = 86_400;
/** When a payment that failed is tried again, days after the first try; past the last one the subscription ends. */
export const TRY_AGAIN_DAYS = [3, 5, 7];

export interface Line {
  readonly description: string;
  readonly amount: number;
  readonly priceId: string;
  readonly itemId: string;
  readonly fromS: number;
  readonly toS: number;
  readonly isProration: boolean;
}
interface Bill {
  readonly subscription: Pick<Stripe.Subscription, 'id' | 'customer' | 'currency' | 'discounts'>;
  readonly reason: NonNullable<Stripe.Invoice['billing_reason']>;
  readonly lines: readonly Line[];
}

export interface Invoices {
  /** What a bill would come to, without writing it. */
  draft(bill: Bill): Stripe.Invoice;
  /** Writes a bill that is to be paid; one without a sum is paid at once. */
  open(bill: Bill): Stripe.Invoice;
  /** Tries to collect it. `error`: the bank's refusal; neither paid nor refused: its owner has to confirm. */
  collect(id: string, methodId: string | undefined): { invoice: Stripe.Invoice; error?: StripeError };
  /** Its payment has succeeded elsewhere: by its owner's confirmation. */
  markPaid(id: string): Stripe.Invoice;
  markVoid(id: string): Stripe.Invoice;
}

export function createInvoices(books: Books, payments: PaymentIntents, tell: Tell): Invoices {
  function draft({ subscription, reason, lines }: Bill): Stripe.Invoice {
    const id = books.newId('in');
    const customer = books.get('customer', String(subscription.customer));
    const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
    const discounts = subscription.discounts.flatMap((one) => books.find('discount', String(one)) ?? []);
    // A discount is off a whole term, not off the rest of one.
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
      automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
      automatically_finalizes_at: null,
      billing_reason: reason,
      collection_method: 'charge_automatically',
      created: nowS,
      currency: subscription.currency,
      custom_fields: null,
      customer: customer.id,
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
      discounts: discounts.map((one) => one.id),
      due_date: null,
      effective_at: nowS,
      ending_balance: Math.min(0, total + customer.balance),
      footer: null,
      from_invoice: null,
      hosted_invoice_url: null,
      invoice_pdf: null,
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
        subscription_details: { metadata: {}, subscription: subscription.id },
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

  function markPaid(id: string): Stripe.Invoice {
    const invoice = books.get('invoice', id);
    if (invoice.status === 'paid') return invoice;
    const paid = books.put<Stripe.Invoice>({
      ...invoice,
      status: 'paid',
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      attempted: true,
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, paid_at: books.nowS() },
    });
    tell('invoice.paid', paid);
    tell('invoice.payment_succeeded', paid);
    return paid;
  }

  return {
    draft,
    markPaid,
    open(bill) {
      const opened = draft(bill);
      const customer = books.get('customer', String(opened.customer));
      books.put({ ...customer, balance: opened.ending_balance ?? 0 });
      if (opened.amount_due === 0) {
        books.put(opened);
        return markPaid(opened.id);
      }
      const intent = payments.create({
        amount: opened.amount_due,
        currency: opened.currency,
        customer: customer.id,
        metadata: {},
        receiptEmail: customer.email,
      });
      return books.put<Stripe.Invoice>({
        ...opened,
        confirmation_secret: { client_secret: intent.client_secret ?? '', type: 'payment_intent' },
        payments: {
          object: 'list',
          data: [
            {
              id: books.newId('inpay'),
              object: 'invoice_payment',
              amount_paid: null,
              amount_requested: opened.amount_due,
              created: books.nowS(),
              currency: opened.currency,
              invoice: opened.id,
              is_default: true,
              livemode: false,
              payment: { payment_intent: intent.id, type: 'payment_intent' },
              status: 'open',
              status_transitions: { canceled_at: null, paid_at: null },
            },
          ],
          has_more: false,
          url: `/v1/invoice_payments?invoice=${opened.id}`,
        },
      });
    },

    collect(id, methodId) {
      const invoice = books.get('invoice', id);
      if (invoice.status !== 'open') return { invoice };
      const { intent, error } = payments.attempt(intentOf(invoice), methodId);
      const tried = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
      books.put(tried);
      if (intent.status === 'succeeded') return { invoice: markPaid(id) };
      const again = TRY_AGAIN_DAYS[invoice.attempt_count];
      const finalizedS = invoice.status_transitions.finalized_at ?? invoice.created;
      const failed = books.put<Stripe.Invoice>({
        ...tried,
        next_payment_attempt: again === undefined ? null : finalizedS + again * DAY_S,
      });
      if (!error) tell('invoice.payment_action_required', failed);
      tell('invoice.payment_failed', failed);
      return { invoice: failed, error };
    },

    markVoid(id) {
      const invoice = books.get('invoice', id);
      if (invoice.status !== 'open') return invoice;
      payments.cancel(intentOf(invoice));
      const voided = books.put<Stripe.Invoice>({
        ...invoice,
        status: 'void',
        next_payment_attempt: null,
        status_transitions: { ...invoice.status_transitions, voided_at: books.nowS() },
      });
      tell('invoice.voided', voided);
      return voided;
    },
  };
}

/** The payment that an open bill waits for. */
export function intentOf({ payments, id }: Stripe.Invoice): string {
  const intent = payments?.data[0]?.payment.payment_intent;
  if (typeof intent !== 'string') throw StripeError.invalid(`Invoice ${id} has no payment.`);
  return intent;
}

function amountOff({ source }: Stripe.Discount, subtotal: number): number {
  const coupon = source.coupon;
  if (typeof coupon !== 'object' || coupon === null) return 0;
  return Math.min(subtotal, coupon.amount_off ?? Math.round((subtotal * (coupon.percent_off ?? 0)) / 100));
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
