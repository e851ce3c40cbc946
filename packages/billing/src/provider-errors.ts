import { declineOf, reason } from '@groundswell/contracts';
import { HttpError, InvalidRequestError } from '@groundswell/runtime';
import Stripe from 'stripe';

/**
 * The error for a Stripe request that gets no response in time. The request may still succeed; retrying it does not
 * charge twice.
 */
export class PaymentProviderError extends HttpError {
  constructor(cause: unknown) {
    super(503, 'payments_down', reason('payments-down'), { cause, headers: { 'retry-after': '60' } });
  }
}

/** Calls Stripe and turns a failure into an error for the user. */
export async function callStripe<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    throw toUserError(error);
  }
}

/** Turns a Stripe error into an error for the user; returns any other error unchanged. */
export function toUserError(error: unknown): unknown {
  const { StripeCardError, StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError } =
    Stripe.errors;
  if (error instanceof StripeCardError) return cardDeclined(error);
  // Another request with the same idempotency key had other parameters, which means that the same action was started in
  // another tab.
  if (error instanceof StripeIdempotencyError) return paymentInProgress();
  if (error instanceof StripeConnectionError || error instanceof StripeRateLimitError)
    return new PaymentProviderError(error);
  return error instanceof StripeAPIError ? new PaymentProviderError(error) : error;
}

interface CardError {
  readonly code?: string | null | undefined;
  readonly decline_code?: string | null | undefined;
}

/** Builds the error of a declined card, with the cause. */
export function cardDeclined(error: CardError | null | undefined): InvalidRequestError {
  return new InvalidRequestError({ payment_method: [reason(declineOf(error?.code, error?.decline_code))] });
}

/**
 * Builds the error for buying a plan while a different one is running. The user changes or resumes the running plan in
 * the account settings, where the cost is shown.
 */
export function planAlreadyRunning(): HttpError {
  return new HttpError(409, 'conflict', reason('plan-running'));
}

export function paymentInProgress(): HttpError {
  return new HttpError(409, 'conflict', reason('payment-under-way'));
}

/** Whether Stripe rejected the parameters of a request, so that it had no effect. */
export function isRejection(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409;
}

/** Returns whether Stripe does not know an object that the request names, such as a deleted customer. */
export function isMissing(error: unknown): boolean {
  return isRejection(error) && error.code === 'resource_missing';
}

/** Ignores Stripe's refusal of a request; used in `catch`. Throws any other error. */
export function ignoreRejection(error: unknown): void {
  if (!isRejection(error)) throw error;
}
