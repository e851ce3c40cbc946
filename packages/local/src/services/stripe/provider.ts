import type Stripe from 'stripe';
import { type BillingClock, createBillingClock } from './billing-clock.ts';
import { type BookRecords, type Books, openBooks } from './books.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { type Charges, createCharges } from './charges.ts';
import { type Customers, createCustomers } from './customers.ts';
import { createEventEmitter } from './events.ts';
import { createInvoices, type Invoices } from './invoices.ts';
import { createPaymentIntents, type PaymentIntents } from './payment-intents.ts';
import { createSetupIntents, type SetupIntents } from './setup-intents.ts';
import { StripeError } from './stripe-error.ts';
import { createSubscriptions, type Subscriptions, subscriptionOf } from './subscriptions.ts';

/** The emulated Stripe account with all its parts, in memory; `actions.ts` routes requests to it. */
export interface Provider {
  readonly books: Books;
  readonly catalogue: Catalogue;
  readonly charges: Charges;
  readonly customers: Customers;
  readonly invoices: Invoices;
  readonly payments: PaymentIntents;
  readonly setups: SetupIntents;
  readonly subscriptions: Subscriptions;
  readonly time: BillingClock;
  /** Records the cardholder's answer to the bank about a payment, and settles its invoice on success. */
  answerBank(paymentIntentId: string, agrees: boolean): Stripe.PaymentIntent;
  /** Settles the invoice of a payment that has succeeded. */
  settleBill(intent: Stripe.PaymentIntent): void;
  /** Attempts to collect an open invoice again; throws the bank's refusal. */
  pay(invoiceId: string, methodId?: string): Stripe.Invoice;
  /** Voids an open invoice and drops the subscription's pending change that its payment would have applied. */
  voidBill(invoiceId: string): Stripe.Invoice;
}

export function createProvider(
  records: BookRecords,
  nowMs: () => number,
  onEvent: (event: Stripe.Event) => void,
  pagesUrl = 'https://invoice.example',
): Provider {
  const books = openBooks(records, nowMs);
  const emit = createEventEmitter(books, onEvent);
  const catalogue = createCatalogue(books);
  const charges = createCharges(books, emit);
  const customers = createCustomers(books, emit, (id) => subscriptions.cancel(id, {}));
  const setups = createSetupIntents(books, customers, emit);
  const payments = createPaymentIntents(books, charges, emit);
  const invoices = createInvoices(books, payments, emit, pagesUrl);
  const subscriptions = createSubscriptions(books, catalogue, invoices, emit);
  const time = createBillingClock(books, subscriptions, invoices, emit);

  function settleBill({ id, status }: Stripe.PaymentIntent): void {
    const isFor = ({ payments }: Stripe.Invoice) => payments?.data.some(({ payment }) => payment.payment_intent === id);
    const invoice = books.list('invoice').find((one) => one.status === 'open' && isFor(one));
    if (status === 'succeeded' && invoice) subscriptions.settle(subscriptionOf(invoice), invoices.markPaid(invoice.id));
  }
  return {
    books,
    catalogue,
    charges,
    customers,
    invoices,
    payments,
    setups,
    subscriptions,
    time,
    settleBill,
    answerBank(paymentIntentId, agrees) {
      const intent = payments.authenticate(paymentIntentId, agrees);
      settleBill(intent);
      return intent;
    },
    pay(invoiceId, methodId) {
      const bill = books.get('invoice', invoiceId);
      const subscription = books.get('subscription', subscriptionOf(bill));
      const customer = books.get('customer', String(bill.customer));
      const chosen =
        methodId ?? subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
      const { invoice, error } = invoices.collect(invoiceId, typeof chosen === 'string' ? chosen : undefined);
      subscriptions.settle(subscription.id, invoice);
      if (error) throw error;
      return invoice;
    },
    voidBill(invoiceId) {
      const bill = books.get('invoice', invoiceId);
      if (bill.status !== 'open')
        throw StripeError.invalid(`You can only pass in open invoices. This invoice isn't open.`);
      const { latest_invoice } = books.get('subscription', subscriptionOf(bill));
      if (latest_invoice === invoiceId) subscriptions.dropPending(subscriptionOf(bill));
      return invoices.markVoid(invoiceId);
    },
  };
}
