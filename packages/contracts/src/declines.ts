/** The causes for which a bank declines a card. Each is a refusal code with its own remedy for the user. */
export const DECLINES = [
  'card-declined',
  'card-no-funds',
  'card-expired',
  'card-number',
  'card-security-code',
  'card-date',
  'card-not-processed',
  'card-not-confirmed',
] as const;
export type Decline = (typeof DECLINES)[number];

/** The causes by Stripe's error code or decline code ('Decline codes' in its documentation). */
const BY_CODE: Readonly<Record<string, Decline>> = {
  insufficient_funds: 'card-no-funds',
  expired_card: 'card-expired',
  incorrect_number: 'card-number',
  invalid_number: 'card-number',
  incorrect_cvc: 'card-security-code',
  invalid_cvc: 'card-security-code',
  invalid_expiry_month: 'card-date',
  invalid_expiry_year: 'card-date',
  processing_error: 'card-not-processed',
  issuer_not_available: 'card-not-processed',
  reenter_transaction: 'card-not-processed',
  try_again_later: 'card-not-processed',
  authentication_required: 'card-not-confirmed',
  authentication_not_handled: 'card-not-confirmed',
  payment_intent_authentication_failure: 'card-not-confirmed',
  setup_intent_authentication_failure: 'card-not-confirmed',
};

/**
 * Returns the cause of a card error. Causes that Stripe advises not to reveal, such as a stolen card, are reported as a
 * general decline.
 */
export function declineOf(code: string | null | undefined, declineCode: string | null | undefined): Decline {
  return BY_CODE[declineCode ?? ''] ?? BY_CODE[code ?? ''] ?? 'card-declined';
}

export function isDecline(code: string | undefined): code is Decline {
  return (DECLINES as readonly (string | undefined)[]).includes(code);
}
