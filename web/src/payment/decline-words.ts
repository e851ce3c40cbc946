import type { Decline } from '@groundswell/contracts';
import { m } from '../paraglide/later.js';

/** The cause and the advice for each refusal of a card. */
export const DECLINE_WORDS: {
  readonly [One in Decline]: { readonly cause: () => string; readonly advice: () => string };
} = {
  'card-declined': { cause: m.payment_card_declined, advice: m.payment_other_card },
  'card-no-funds': { cause: m.payment_card_no_funds, advice: m.payment_other_card },
  'card-expired': { cause: m.payment_card_expired, advice: m.payment_other_card },
  'card-number': { cause: m.payment_card_number, advice: m.payment_enter_again },
  'card-security-code': { cause: m.payment_card_security_code, advice: m.payment_enter_again },
  'card-date': { cause: m.payment_card_date, advice: m.payment_enter_again },
  'card-not-processed': { cause: m.payment_card_not_processed, advice: m.payment_again },
  'card-not-confirmed': { cause: m.payment_card_not_confirmed, advice: m.payment_confirm_again },
};
