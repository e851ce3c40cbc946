import { ApiError } from '../api/api-error.ts';
import { m } from '../paraglide/later.js';
import { language } from '../preferences/language.ts';
import { joinWholeSentences } from '../ui/join-sentences.ts';

/** A refusal in the provider's words. */
export class CardDeclinedError extends Error {
  override readonly name = 'CardDeclinedError';
}

/** The provider, or our server, did not answer, or not with what was asked: what came of it is not known. */
export class PaymentLost extends Error {
  override readonly name = 'PaymentLost';
}

/** What may have happened although no answer came: nothing that costs, a trial that began, a charge, or one for a gift. */
export type IfLost = 'nothing' | 'begun' | 'charged' | 'given';

/** Refusals whose sentences say themselves what was charged. */
const WHOLE = new Set(['sums-changed', 'payments-down']);

/** Whether a card was refused, here or by the server. */
export const isRefused = (error: unknown): error is Error =>
  error instanceof CardDeclinedError || (error instanceof ApiError && error.reason === 'card-refused');

/** Whether no answer came, so that what was asked may still have been done. */
export function isLost(error: unknown): boolean {
  return error instanceof PaymentLost || (error instanceof ApiError && (error.status === 0 || error.status >= 500));
}

/**
 * Why a payment did not go well: what happened, whether anything was charged, and what to do. `own` is the sentence for
 * an action that has one of its own.
 */
export function faultWords(error: unknown, ifLost: IfLost, own?: string): string {
  const failed = own ?? m.payment_failed();
  if (isRefused(error)) return join(error.message || failed, m.payment_nothing_charged(), m.payment_other_card());
  if (isLost(error)) return lostWords(error, ifLost, own);
  if (!(error instanceof ApiError)) return join(m.payment_form_failed(), m.payment_nothing_charged());
  const said = error.reason === undefined && error.status !== 429 ? failed : error.message;
  if (WHOLE.has(error.reason ?? '')) return said;
  if (error.reason === 'payment-under-way') return join(said, m.payment_once());
  return join(said, m.payment_nothing_charged());
}

function lostWords(error: unknown, ifLost: IfLost, own: string | undefined): string {
  const failed = own ?? m.payment_failed();
  const reason = error instanceof ApiError ? error.reason : undefined;
  if (error instanceof ApiError && reason !== undefined && WHOLE.has(reason))
    return own === undefined ? m.payment_error({ reason: error.message }) : join(own, error.message);
  if (ifLost === 'nothing') return join(failed, m.payment_nothing_charged(), m.payment_again());
  const maybe = { begun: m.payment_maybe_begun, charged: m.payment_maybe_charged, given: m.payment_maybe_charged_gift };
  return join(failed, maybe[ifLost]());
}

function join(...sentences: readonly string[]): string {
  return joinWholeSentences(sentences, language);
}
