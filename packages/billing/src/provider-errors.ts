import { declineOf, reason } from '@groundswell/contracts';
import { HttpError, InvalidRequestError } from '@groundswell/runtime';
import Stripe from 'stripe';

/** The provider does not answer, or not in time; what was asked may still be done, and is done once. */
export class PaymentProviderError extends HttpError {
  constructor(cause: unknown) {
    super(503, 'payments_down', reason('payments-down'), { cause, headers: { 'retry-after': '60' } });
  }
}

/** Asks the provider; a failure is thrown as what it means to the person who waits. */
export async function ask<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    throw meaningOf(error);
  }
}

/** What the provider's failure means to the person who waits; any other error as it is. */
export function meaningOf(error: unknown): unknown {
  const { StripeCardError, StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError } =
    Stripe.errors;
  if (error instanceof StripeCardError) return cardRefused(error);
  // The same action is being done with other words: another tab has begun it.
  if (error instanceof StripeIdempotencyError) return underWay();
  if (error instanceof StripeConnectionError || error instanceof StripeRateLimitError)
    return new PaymentProviderError(error);
  return error instanceof StripeAPIError ? new PaymentProviderError(error) : error;
}

/** The provider's codes of a card error. */
interface CardError {
  readonly code?: string | null | undefined;
  readonly decline_code?: string | null | undefined;
}

/** The bank's refusal, by its cause. */
export function cardRefused(error: CardError | null | undefined): InvalidRequestError {
  return new InvalidRequestError({ payment_method: [reason(declineOf(error?.code, error?.decline_code))] });
}

/** What is bought is not what runs: it is changed, or taken up again, where that says what it costs. */
export function hasPlan(): HttpError {
  return new HttpError(409, 'conflict', reason('plan-running'));
}

export function underWay(): HttpError {
  return new HttpError(409, 'conflict', reason('payment-under-way'));
}

/** A refusal of what was named: it was not acted upon. */
export function isRefusal(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409;
}

/** Whether something that the request names does not exist at the provider, such as a deleted customer. */
export function isMissing(error: unknown): boolean {
  return isRefusal(error) && error.code === 'resource_missing';
}

/** For `catch`, where a refusal says that there is nothing left to do. */
export function unlessRefused(error: unknown): void {
  if (!isRefusal(error)) throw error;
}
