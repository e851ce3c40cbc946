import type Stripe from 'stripe';
import type { Books } from './books.ts';
import { cardOf, refusalError, refusalOfCharge } from './cards.ts';
import type { Charges } from './charges.ts';
import type { EmitEvent } from './events.ts';
import { notAuthenticated } from './setup-intents.ts';
import { StripeError } from './stripe-error.ts';

interface Payment {
  readonly amount: number;
  readonly currency: string;
  readonly customer?: string | null;
  readonly metadata?: Record<string, string>;
  readonly receiptEmail?: string | null;
}

/** The payment intents: each covers one payment from its first attempt to its success. */
export interface PaymentIntents {
  create(payment: Payment): Stripe.PaymentIntent;
  /**
   * Charges a card: the payment succeeds, requires authentication, or requires another card. `error` is the bank's
   * refusal.
   */
  attempt(id: string, methodId: string | undefined): { intent: Stripe.PaymentIntent; error?: StripeError };
  /** Records the cardholder's answer to the bank. Throws if the cardholder refuses. */
  authenticate(id: string, agrees: boolean): Stripe.PaymentIntent;
  cancel(id: string): Stripe.PaymentIntent;
}

export function createPaymentIntents(books: Books, charges: Charges, emit: EmitEvent): PaymentIntents {
  function succeed(intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
    const charge = charges.charge(intent);
    const done = books.put<Stripe.PaymentIntent>({
      ...intent,
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      last_payment_error: null,
      next_action: null,
    });
    emit('payment_intent.succeeded', done);
    const method = books.find('payment_method', String(intent.payment_method));
    if (method && cardOf(method).disputes) charges.dispute(charge);
    return done;
  }
  function fail(
    intent: Stripe.PaymentIntent,
    error: StripeError,
  ): { intent: Stripe.PaymentIntent; error: StripeError } {
    const failed = books.put<Stripe.PaymentIntent>({
      ...intent,
      status: 'requires_payment_method',
      next_action: null,
      // Stripe returns the error's body in this field.
      last_payment_error: error.body as unknown as Stripe.PaymentIntent.LastPaymentError,
    });
    emit('payment_intent.payment_failed', failed);
    return { intent: failed, error };
  }
  return {
    create({ amount, currency, customer = null, metadata = {}, receiptEmail = null }) {
      const id = books.newId('pi');
      return books.put<Stripe.PaymentIntent>({
        id,
        object: 'payment_intent',
        allowed_payment_method_types: null,
        amount,
        amount_capturable: 0,
        amount_received: 0,
        application: null,
        application_fee_amount: null,
        automatic_payment_methods: null,
        canceled_at: null,
        cancellation_reason: null,
        capture_method: 'automatic',
        client_secret: `${id}_secret_${books.newId('s').slice(2)}`,
        confirmation_method: 'automatic',
        created: books.nowS(),
        currency,
        customer,
        customer_account: null,
        description: null,
        excluded_payment_method_types: null,
        last_payment_error: null,
        latest_charge: null,
        livemode: false,
        managed_payments: null,
        metadata,
        next_action: null,
        on_behalf_of: null,
        payment_method: null,
        payment_method_configuration_details: null,
        payment_method_options: null,
        payment_method_types: ['card'],
        payment_record: null,
        processing: null,
        receipt_email: receiptEmail,
        review: null,
        setup_future_usage: null,
        shipping: null,
        source: null,
        statement_descriptor: null,
        statement_descriptor_suffix: null,
        status: 'requires_payment_method',
        transfer_group: null,
      });
    },

    attempt(id, methodId) {
      const read = books.get('payment_intent', id);
      if (read.status === 'succeeded') return { intent: read };
      if (methodId === undefined)
        return fail(
          read,
          StripeError.invalid('This customer has no attached payment source or default payment method.'),
        );
      const method = books.get('payment_method', methodId);
      const intent = books.put<Stripe.PaymentIntent>({ ...read, payment_method: methodId });
      const refusal = refusalOfCharge(method, books.nowS());
      if (refusal) return fail(intent, refusalError(refusal, { payment_intent: { id } }));
      if (cardOf(method).asks !== 'always') return { intent: succeed(intent) };
      const waiting = books.put<Stripe.PaymentIntent>({
        ...intent,
        status: 'requires_action',
        next_action: { type: 'use_stripe_sdk' },
      });
      emit('payment_intent.requires_action', waiting);
      return { intent: waiting };
    },

    authenticate(id, agrees) {
      const intent = books.get('payment_intent', id);
      if (intent.status !== 'requires_action') return intent;
      if (agrees) return succeed(intent);
      const { error } = fail(intent, notAuthenticated('payment_intent_authentication_failure'));
      throw error;
    },

    cancel(id) {
      const intent = books.get('payment_intent', id);
      if (intent.status === 'succeeded') return intent;
      return books.put<Stripe.PaymentIntent>({ ...intent, status: 'canceled', canceled_at: books.nowS() });
    },
  };
}
