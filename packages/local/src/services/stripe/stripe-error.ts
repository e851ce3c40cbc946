/** An error in Stripe's own form: 'Errors' in its API reference. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, type: string, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.body = { type, message, ...more };
  }

  static invalid(message: string, param?: string, code?: string): StripeError {
    return new StripeError(400, 'invalid_request_error', message, { param, code });
  }

  static missing(kind: string, id: string): StripeError {
    const name = kind.replace('_', '');
    return new StripeError(404, 'invalid_request_error', `No such ${name}: '${id}'`, { code: 'resource_missing' });
  }

  /** Creates the error of a card that its bank refused. */
  static card(code: string, message: string, more: Readonly<Record<string, unknown>> = {}): StripeError {
    return new StripeError(402, 'card_error', message, { code, ...more });
  }
}

/** Creates the error of an invoice whose payment requires the cardholder's authentication. */
export function unconfirmed(): StripeError {
  return StripeError.card('subscription_payment_intent_requires_action', 'This payment needs to be confirmed.');
}
