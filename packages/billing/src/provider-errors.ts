import { declineOf, reason } from '@groundswell/contracts';
import { HttpError, InvalidRequestError } from '@groundswell/runtime';
import Stripe from 'stripe';

/** The error of a Stripe that does not answer in time. The request may still take effect; a retry takes effect once. */
export class PaymentProviderError extends HttpError {
  constructor(cause: unknown) {
    super(503, 'payments_down', reason('payments-down'), { cause, headers: { 'retry-after': '60' } });
  }
}

/** Calls Stripe and turns a failure into an error for the user. */
export async function ask<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    throw meaningOf(error);
  }
}

/** Turns a Stripe error into an error for the user; returns any other error unchanged. */
export function meaningOf(error: unknown): unknown {
  const { StripeCardError, StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError } =
    Stripe.errors;
  if (error instanceof StripeCardError) return cardRefused(error);
  // The same idempotency key was used with other parameters: another tab has started the action.
  if (error instanceof StripeIdempotencyError) return underWay();
  if (error instanceof StripeConnectionError || error instanceof StripeRateLimitError)
    return new PaymentProviderError(error);
  return error instanceof StripeAPIError ? new PaymentProviderError(error) : error;
}

/** Stripe's codes of a card error. */
interface CardError {
  readonly code?: string | null | undefined;
  readonly decline_code?: string | null | undefined;
}

/** Builds the error of a declined card, with the cause. */
export function cardRefused(error: CardError | null | undefined): InvalidRequestError {
  return new InvalidRequestError({ payment_method: [reason(declineOf(error?.code, error?.decline_code))] });
}

/**
 * Builds the error of a purchase while a different plan runs. That plan is changed or resumed where the page shows its
 * cost.
 */
export function hasPlan(): HttpError {
  return new HttpError(409, 'conflict', reason('plan-running'));
}

export function underWay(): HttpError {
  return new HttpError(409, 'conflict', reason('payment-under-way'));
}

/** Whether Stripe rejected the parameters of a request, so that it had no effect. */
export function isRefusal(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409;
}

/** Ignores a rejection in a `catch` that has nothing left to do after one. Throws any other error. */
export function unlessRefused(error: unknown): void {
  if (!isRefusal(error)) throw error;
}
