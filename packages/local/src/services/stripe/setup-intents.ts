import type Stripe from 'stripe';
import type { Books } from './books.ts';
import { cardOf, refusalError } from './cards.ts';
import type { Customers } from './customers.ts';
import type { EmitEvent } from './events.ts';
import { type Fields, metadataOf, textOf } from './form-body.ts';
import { StripeError } from './stripe-error.ts';

/** The setup intents: the server creates one to save a card, and the card form completes it. */
export interface SetupIntents {
  create(fields: Fields): Stripe.SetupIntent;
  /** Saves a card; throws the bank's refusal, after which the intent awaits another card. */
  confirm(id: string, methodId: string): Stripe.SetupIntent;
  /** Records the cardholder's answer to the bank. Throws if the cardholder refuses. */
  authenticate(id: string, agrees: boolean): Stripe.SetupIntent;
}

export function createSetupIntents(books: Books, customers: Customers, emit: EmitEvent): SetupIntents {
  function succeed(intent: Stripe.SetupIntent): Stripe.SetupIntent {
    const { customer, payment_method } = intent;
    if (typeof customer === 'string' && typeof payment_method === 'string') customers.attach(payment_method, customer);
    const done = books.put<Stripe.SetupIntent>({ ...intent, status: 'succeeded', next_action: null });
    emit('setup_intent.succeeded', done);
    return done;
  }
  function fail(intent: Stripe.SetupIntent, error: StripeError): never {
    const failed = books.put<Stripe.SetupIntent>({
      ...intent,
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      // Stripe returns the error's body in this field.
      last_setup_error: error.body as unknown as Stripe.SetupIntent.LastSetupError,
    });
    emit('setup_intent.setup_failed', failed);
    throw error;
  }
  return {
    create(fields) {
      const id = books.newId('seti');
      const customer = textOf(fields, 'customer');
      return books.put<Stripe.SetupIntent>({
        id,
        object: 'setup_intent',
        allowed_payment_method_types: null,
        application: null,
        automatic_payment_methods: null,
        cancellation_reason: null,
        client_secret: `${id}_secret_${books.newId('s').slice(2)}`,
        created: books.nowS(),
        customer: customer === undefined ? null : books.get('customer', customer).id,
        customer_account: null,
        description: null,
        excluded_payment_method_types: null,
        flow_directions: null,
        last_setup_error: null,
        latest_attempt: null,
        livemode: false,
        mandate: null,
        metadata: metadataOf(fields),
        next_action: null,
        on_behalf_of: null,
        payment_method: null,
        payment_method_configuration_details: null,
        payment_method_options: null,
        payment_method_types: ['card'],
        single_use_mandate: null,
        status: 'requires_payment_method',
        usage: textOf(fields, 'usage') ?? 'off_session',
      });
    },

    confirm(id, methodId) {
      const intent = books.get('setup_intent', id);
      if (intent.status === 'succeeded')
        throw StripeError.invalid(
          `You cannot confirm this SetupIntent because it has already succeeded.`,
          undefined,
          'setup_intent_unexpected_state',
        );
      const card = cardOf(books.get('payment_method', methodId));
      if (card.refusesSetup) fail(intent, refusalError(card.refusesSetup));
      const chosen = books.put<Stripe.SetupIntent>({ ...intent, payment_method: methodId, last_setup_error: null });
      if (!card.asks) return succeed(chosen);
      return books.put<Stripe.SetupIntent>({
        ...chosen,
        status: 'requires_action',
        next_action: { type: 'use_stripe_sdk' },
      });
    },

    authenticate(id, agrees) {
      const intent = books.get('setup_intent', id);
      if (intent.status !== 'requires_action') return intent;
      return agrees ? succeed(intent) : fail(intent, notAuthenticated('setup_intent_authentication_failure'));
    },
  };
}

export function notAuthenticated(code: string): StripeError {
  return new StripeError(
    400,
    'invalid_request_error',
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    { code },
  );
}
