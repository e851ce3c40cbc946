import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Books } from './books.ts';
import { StripeError } from './stripe-error.ts';

/** The behavior of a test card, from 'Test card numbers' in Stripe's documentation. */
export interface TestCard {
  readonly brand: string;
  /** The reason why the bank refuses to set the card up for later charges; absent if it agrees. */
  readonly refusesSetup?: Refusal;
  /** The reason why the bank refuses a charge, although it accepted the setup. */
  readonly refusesCharge?: Refusal;
  /** Whether the bank requires 3-D Secure authentication at the setup only, or also at each charge. */
  readonly asks?: 'setup' | 'always';
  /** Whether a successful charge is disputed at once. */
  readonly disputes?: true;
}
interface Refusal {
  readonly code: string;
  readonly declineCode?: string;
  readonly message: string;
}

const DECLINED: Refusal = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};
const NO_FUNDS: Refusal = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
const EXPIRED: Refusal = { code: 'expired_card', message: 'Your card has expired.' };
const WRONG_CVC: Refusal = { code: 'incorrect_cvc', message: "Your card's security code is incorrect." };
const ERROR: Refusal = {
  code: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
};

export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa' },
  '4000056655665556': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '5200828282828210': { brand: 'mastercard' },
  '6011111111111117': { brand: 'discover' },
  '378282246310005': { brand: 'amex' },
  '4000000000000002': { brand: 'visa', refusesSetup: DECLINED },
  '4000000000009995': { brand: 'visa', refusesSetup: NO_FUNDS },
  '4000000000000069': { brand: 'visa', refusesSetup: EXPIRED },
  '4000000000000127': { brand: 'visa', refusesSetup: WRONG_CVC },
  '4000000000000119': { brand: 'visa', refusesSetup: ERROR },
  '4000000000000341': { brand: 'visa', refusesCharge: DECLINED },
  '4000002500003155': { brand: 'visa', asks: 'setup' },
  '4000002760003184': { brand: 'visa', asks: 'always' },
  '4000008260003178': { brand: 'visa', asks: 'setup', refusesCharge: NO_FUNDS },
  '4000000000000259': { brand: 'visa', disputes: true },
};

/** Stripe's names of test cards, for tests without a form. */
export const TEST_METHODS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_createDispute: '4000000000000259',
};

/** The metadata key of a payment method's full card number; Stripe's own fields show only the last four digits. */
const NUMBER = 'test_card_number';

export interface CardEntry {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly email?: string;
}

/** Creates a payment method for a typed-in card. Throws Stripe's error for an unknown number or a past expiry date. */
export function makePaymentMethod(books: Books, { number, expMonth, expYear, email }: CardEntry): Stripe.PaymentMethod {
  const digits = number.replaceAll(/\D/g, '');
  const card = TEST_CARDS[digits];
  if (!card) throw StripeError.card('incorrect_number', 'Your card number is incorrect.');
  const now = new Date(books.nowS() * 1000);
  if (!(expMonth >= 1 && expMonth <= 12))
    throw StripeError.card('invalid_expiry_month', "Your card's expiration month is invalid.");
  if (expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1)
    throw StripeError.card('invalid_expiry_year', "Your card's expiration year is invalid.");
  return books.put<Stripe.PaymentMethod>({
    id: books.newId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: email ?? null, name: null, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: createHash('sha256').update(digits).digest('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: digits.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: books.nowS(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: { [NUMBER]: digits },
    type: 'card',
  });
}

export function cardOf({ metadata }: Stripe.PaymentMethod): TestCard {
  return TEST_CARDS[metadata?.[NUMBER] ?? ''] ?? { brand: 'visa' };
}

/** Returns why the card refuses a charge. An expired card, or one that refuses its setup, refuses every charge. */
export function refusalOfCharge(method: Stripe.PaymentMethod, nowS: number): Refusal | undefined {
  const now = new Date(nowS * 1000);
  const { exp_month = 12, exp_year = 9999 } = method.card ?? {};
  if (exp_year * 12 + exp_month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1) return EXPIRED;
  const { refusesCharge, refusesSetup } = cardOf(method);
  return refusesCharge ?? refusesSetup;
}

export function refusalError({ code, declineCode, message }: Refusal, more: Record<string, unknown> = {}): StripeError {
  return StripeError.card(code, message, { ...(declineCode && { decline_code: declineCode }), ...more });
}
