import { ApiError } from '../api/api-error.ts';
import { m } from '../paraglide/later.js';

/** A refusal in the provider's words. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

/** Whether a card was refused, here or by the server. */
export const isRefused = (error: unknown): error is Error =>
  error instanceof CardRefused || (error instanceof ApiError && error.reason === 'card-refused');

/** Why a payment did not go well. What was refused has a sentence that is whole; what failed is called an error. */
export function faultWords(error: unknown): string {
  if (isRefused(error)) return error.message;
  if (!(error instanceof ApiError) || error.status === 0) return m.payment_failed();
  const isWhole = error.status < 500 && error.reason !== undefined;
  return isWhole ? error.message : m.payment_error({ reason: error.message });
}
