import type { FOR_PEOPLE, RefusalValues } from '@groundswell/contracts';
import { m } from '../paraglide/later.js';

type Code = keyof typeof FOR_PEOPLE;

/** A reason as received: a newer server may send a code that this page lacks. */
export interface ReceivedReason {
  readonly code: string;
  readonly values: object;
}

/** The translation of every reason to refuse that people may meet. Loaded with the first refusal on a page that is not English. */
const WORDS: { readonly [One in Code]: (values: RefusalValues<One>) => string } = {
  'sign-in-needed': m.errors_sign_in,
  'not-allowed': m.errors_code_forbidden,
  'too-often': m.errors_code_too_many,
  'foreign-site': m.errors_foreign,
  'our-fault': m.errors_code_internal,

  'too-long': m.errors_too_long,
  'not-one-line': m.errors_one_line,
  'hidden-characters': m.errors_hidden_characters,
  'cut-character': m.errors_cut_text,

  'wrong-credentials': m.auth_wrong,
  'provider-failed': m.auth_social_failed,
  'address-taken': m.errors_taken_sign_in,
  'email-not-valid': m.auth_email_invalid,
  'password-missing': m.auth_password_missing,
  'password-short': m.auth_password_short,
  'password-long': m.auth_password_long,
  'password-spaces': m.auth_password_spaces,
  'password-listed': m.auth_password_common,
  'password-guessable': m.auth_password_guessable,
  'passwords-differ': m.errors_passwords_differ,
  'pass-code-missing': m.auth_passcode_missing,
  'pass-code-wrong': m.auth_wrong_code,
  'sign-in-code-wrong': m.auth_wrong_code,
  'password-code-spent': m.auth_spent_code,
  'password-code-missing': m.auth_spent_code,

  'current-password-missing': m.security_present_password_missing,
  'current-password-wrong': m.security_present_password_wrong,
  'fresh-sign-in-needed': m.security_sign_in_again,
  'start-again': m.security_start_again,
  'provider-taken': m.security_provider_taken,
  'only-way-in': m.security_only_way_in,
  'totp-missing': m.security_code_missing,
  'totp-not-six-digits': m.auth_totp_missing,
  'totp-wrong': m.security_totp_wrong,
  'recovery-code-missing': m.auth_recovery_missing,
  'recovery-code-wrong': m.security_recovery_wrong,
  'passkey-unnamed': m.security_passkey_unnamed,
  'passkey-refused': m.security_passkey_refused,
  'passkey-not-made': m.security_passkey_not_made,
  'passkey-known': m.security_passkey_known,
  'passkeys-full': m.security_passkeys_full,

  'new-email-not-valid': m.account_email_invalid,
  'email-yours': m.errors_email_yours,
  'email-taken': m.errors_email_taken,
  'push-needs-app': m.alerts_push_app,

  'reader-email-not-valid': m.contact_email_invalid,
  'name-missing': m.contact_name_missing,
  'message-missing': m.contact_message_missing,
  'link-not-whole': m.errors_link_cut,
  'link-too-old': m.errors_link_old,
  'nothing-to-end': m.errors_nothing_left,

  'no-such-page': m.errors_not_found_detail,
  'no-such-beach': m.errors_no_such_beach,
  'no-beach-named': m.errors_no_beach,
  'no-station-named': m.errors_no_station,
  'no-wave-buoy-named': m.errors_no_station,

  'not-a-favorite': m.errors_no_favorite,
  'favorites-changed': m.errors_favorites_changed,
  'favorite-above-plan': m.alerts_read_only,
  'maximum-below-minimum': m.errors_maximum_below,
  'time-frame-above-plan': m.alerts_time_frame_pro,
  'alerts-full-basic': m.alerts_full_basic,
  'alerts-full': m.alerts_full,
  'alerts-full-pro': (values) => `${m.alerts_full(values)} ${m.alerts_full_pro(values)}`,

  'payments-off': m.errors_payments_off,
  'plan-running': m.errors_payments_has_plan,
  'payments-down': m.errors_payments_down,
  'card-refused': m.errors_payments_card_refused,
  'card-unknown': m.errors_payments_card_unknown,
  'trial-used': m.errors_payments_trial_used,
  'payment-under-way': m.errors_payments_under_way,
  'no-plan': m.errors_payments_no_plan,
  'plan-of-device': m.errors_payments_other_device,
  'promo-unknown': m.errors_payments_promo_unknown,
  'gift-not-now': m.errors_gift_not_now,
  'plan-given': m.errors_gift_plan_given,
  'gift-in-use': m.errors_gift_in_use,
  'gift-unknown': m.errors_gift_unknown,
  'gift-date': m.errors_gift_date,
};

/** A reason in the page's language; undefined for one for programs, and for one of a newer server. */
export function serverWords({ code, values }: ReceivedReason): string | undefined {
  const words: unknown = Object.hasOwn(WORDS, code) ? WORDS[code as Code] : undefined;
  return typeof words === 'function' ? words(values) : undefined;
}
