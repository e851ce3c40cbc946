import { DAY_S } from '@groundswell/durations';
import type Stripe from 'stripe';
import type { Books } from './books.ts';
import { type Bill, draftInvoice } from './draft-invoice.ts';
import type { EmitEvent } from './events.ts';
import type { PaymentIntents } from './payment-intents.ts';
import { StripeError } from './stripe-error.ts';

/**
 * The days after the first attempt at which a failed payment is retried. After the last failure, the subscription ends.
 */
const RETRY_DAYS = [3, 5, 7];

export interface Invoices {
  /** Computes an invoice without storing it. */
  draft(bill: Bill): Stripe.Invoice;
  /** Stores an open invoice; one with nothing due is marked as paid at once. */
  open(bill: Bill): Stripe.Invoice;
  /**
   * Attempts to collect the invoice. `error` is the bank's refusal; an unpaid invoice without `error` awaits the
   * cardholder's authentication.
   */
  collect(id: string, methodId: string | undefined): { invoice: Stripe.Invoice; error?: StripeError };
  /**
   * Marks the invoice as paid, because its payment has succeeded, for example after the cardholder's authentication.
   */
  markPaid(id: string): Stripe.Invoice;
  markVoid(id: string): Stripe.Invoice;
}

export function createInvoices(books: Books, payments: PaymentIntents, emit: EmitEvent, pagesUrl: string): Invoices {
  const draft = (bill: Bill) => draftInvoice(books, pagesUrl, bill);

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
    emit('invoice.paid', paid);
    emit('invoice.payment_succeeded', paid);
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
      const again = RETRY_DAYS[invoice.attempt_count];
      const finalizedS = invoice.status_transitions.finalized_at ?? invoice.created;
      const failed = books.put<Stripe.Invoice>({
        ...tried,
        next_payment_attempt: again === undefined ? null : finalizedS + again * DAY_S,
      });
      if (!error) emit('invoice.payment_action_required', failed);
      emit('invoice.payment_failed', failed);
      return { invoice: failed, error };
    },

    markVoid(id) {
      const invoice = books.get('invoice', id);
      if (invoice.status !== 'open') return invoice;
      payments.cancel(intentOf(invoice));
      // Voiding an invoice restores the credit that was applied to it.
      const customer = books.get('customer', String(invoice.customer));
      const credit = invoice.starting_balance - (invoice.ending_balance ?? 0);
      books.put({ ...customer, balance: customer.balance + credit });
      const voided = books.put<Stripe.Invoice>({
        ...invoice,
        status: 'void',
        next_payment_attempt: null,
        status_transitions: { ...invoice.status_transitions, voided_at: books.nowS() },
      });
      emit('invoice.voided', voided);
      return voided;
    },
  };
}

/** Returns the id of the payment intent of an open invoice. */
export function intentOf({ payments, id }: Stripe.Invoice): string {
  const intent = payments?.data[0]?.payment.payment_intent;
  if (typeof intent !== 'string') throw StripeError.invalid(`Invoice ${id} has no payment.`);
  return intent;
}
