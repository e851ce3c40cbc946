import { type Decline, isDecline } from '@groundswell/contracts';
import { ApiError } from '../api/api-error.ts';
import { m } from '../paraglide/later.js';
import { language } from '../preferences/language.ts';
import { joinWholeSentences } from '../ui/join-sentences.ts';
import { DECLINE_WORDS } from './decline-words.ts';

/** The error of a card that the bank refused, or of an incomplete form; Stripe's own sentence gives the reason. */
export class CardDeclinedError extends Error {
  override readonly name = 'CardDeclinedError';
  readonly decline: Decline | undefined;

  constructor({ decline, message }: { readonly decline?: Decline; readonly message?: string | undefined }) {
    super(message);
    this.decline = decline;
  }
}

/**
 * The error of a payment with an unknown outcome: Stripe or our server did not answer, or gave an unexpected answer.
 */
export class PaymentLostError extends Error {
  override readonly name = 'PaymentLostError';
}

/** The error of a request without an answer, after the page has read its outcome. The message states the outcome. */
export class OutcomeReadError extends Error {
  override readonly name = 'OutcomeReadError';
}

/**
 * The worst possible outcome of a request whose reply is lost: nothing that costs, the start of a trial, a charge, or a
 * paid gift.
 */
export type IfLost = 'nothing' | 'begun' | 'charged' | 'given';

/** The errors whose sentences already say whether anything was charged or redeemed. */
const SELF_EXPLANATORY = new Set(['sums-changed', 'gift-changed', 'payments-down']);

/** Whether a card was refused, here or by the server. */
export const isRefused = (error: unknown): boolean =>
  error instanceof CardDeclinedError || (error instanceof ApiError && isDecline(error.reason));

function declineOfFault(error: unknown): Decline | undefined {
  if (error instanceof CardDeclinedError) return error.decline;
  return error instanceof ApiError && isDecline(error.reason) ? error.reason : undefined;
}

/** Whether no answer arrived: the request may still have taken effect. */
export function isLost(error: unknown): boolean {
  return (
    error instanceof PaymentLostError || (error instanceof ApiError && (error.status === 0 || error.status >= 500))
  );
}

/**
 * Returns why a payment failed: the cause, whether anything was charged, and what to do. `own` replaces the general
 * sentence.
 */
export function faultWords(error: unknown, ifLost: IfLost, own?: string): string {
  if (error instanceof OutcomeReadError) return own === undefined ? error.message : join(own, error.message);
  const failed = own ?? m.payment_failed();
  const decline = declineOfFault(error);
  if (decline) {
    const { cause, advice } = DECLINE_WORDS[decline];
    return join(cause(), m.payment_nothing_charged(), advice());
  }
  if (error instanceof CardDeclinedError)
    return join(error.message || failed, m.payment_nothing_charged(), m.payment_check_entry());
  if (isLost(error)) return lostWords(error, ifLost, own);
  if (!(error instanceof ApiError)) return join(m.payment_form_failed(), m.payment_nothing_charged());
  const said = error.reason === undefined && error.status !== 429 ? failed : error.message;
  if (SELF_EXPLANATORY.has(error.reason ?? '')) return said;
  if (error.reason === 'payment-under-way') return join(said, m.payment_once());
  return join(said, m.payment_nothing_charged());
}

function lostWords(error: unknown, ifLost: IfLost, own: string | undefined): string {
  const failed = own ?? m.payment_failed();
  const reason = error instanceof ApiError ? error.reason : undefined;
  if (error instanceof ApiError && reason !== undefined && SELF_EXPLANATORY.has(reason))
    return own === undefined ? m.payment_error({ reason: error.message }) : join(own, error.message);
  if (ifLost === 'nothing') return join(failed, m.payment_nothing_charged(), m.payment_again());
  const maybe = { begun: m.payment_maybe_begun, charged: m.payment_maybe_charged, given: m.payment_maybe_charged_gift };
  return join(failed, maybe[ifLost]());
}

function join(...sentences: readonly string[]): string {
  return joinWholeSentences(sentences, language);
}
