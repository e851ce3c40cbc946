import { m } from '../paraglide/later.js';
import { product } from '../product.ts';

/** From what stood where the sentence has `{}`, in turn. */
type Words = (held: readonly string[]) => string;

/**
 * What the server says in English, for people; `{}` stands for a name or a number. Loaded
 * when such a sentence comes to a page in another language. `test/server-sentences.test.ts` knows whether one is missing.
 */
const WORDS: Readonly<Record<string, Words>> = {
  'Sign in to do this.': m.errors_sign_in,
  'Your account may not do this.': m.errors_code_forbidden,
  'That was too often. Try again later.': m.errors_code_too_many,
  'Another site asked for this, so nothing was done.': m.errors_foreign,
  'Something went wrong on our side. Try again in a moment.': m.errors_code_internal,
  'This text is cut in the middle of a character. Enter it again.': m.errors_cut_text,

  'The email or the password is not right.': m.auth_wrong,
  'That code is not right, or not any more. Check it, or send a new code.': m.auth_wrong_code,
  'That pass code is wrong or too old.': m.auth_wrong_code,
  'This code was used already, or is too old. Ask for a new code.': m.auth_spent_code,
  'Ask for a new code.': m.auth_spent_code,
  'Choose another password: this one is on the lists that thieves try first.': m.auth_password_common,
  'Choose another password: this one is easy to guess. Take three or four words that do not belong together.':
    m.auth_password_guessable,
  'Your password must be at most 256 characters': m.auth_password_long,
  'Your password must be at least 8 characters': m.auth_password_short,
  'Your password must be one line that does not begin or end with a space': m.auth_password_spaces,
  'You must enter a password': m.auth_password_missing,
  'The two passwords differ.': m.errors_passwords_differ,
  'Your email is not valid': m.auth_email_invalid,
  'Your email address is invalid.': m.contact_email_invalid,
  'Enter a valid email': m.account_email_invalid,
  'Enter a pass code': m.auth_passcode_missing,
  'There was a server error trying to process your login.': m.auth_social_failed,
  'This is your email already.': m.errors_email_yours,
  'This email has an account already.': m.errors_email_taken,

  'This address has an account. Sign in, or set a new password.': m.errors_taken_sign_in,
  'Sign in again to change this.': m.security_sign_in_again,
  'Enter your current password': m.security_present_password_missing,
  'That is not your current password.': m.security_present_password_wrong,
  'This sign-in belongs to an account already.': m.security_provider_taken,
  'This is your only way to sign in. Set a password first.': m.security_only_way_in,
  'Enter the code': m.security_code_missing,
  'Enter the six digits of your authenticator app': m.auth_totp_missing,
  'That code is not right. Check it, or wait for the next one.': m.security_totp_wrong,
  'Enter a recovery code': m.auth_recovery_missing,
  'That recovery code is not right, or was used already.': m.security_recovery_wrong,
  'Name the passkey': m.security_passkey_unnamed,
  'That passkey was not accepted. Try again, or use another way.': m.security_passkey_refused,
  'The passkey could not be added. Start again.': m.security_passkey_not_made,
  'You have this passkey already.': m.security_passkey_known,
  'You have ten passkeys. Remove one first.': m.security_passkeys_full,
  'That took too long, or was done elsewhere. Start again.': m.security_start_again,

  'Enter your name.': m.contact_name_missing,
  'Enter a message.': m.contact_message_missing,
  'The {} must be {} characters at most.': ([_field, count = '']) => m.errors_too_long({ count }),
  'The {} must be one line.': () => m.errors_one_line(),
  'The {} holds hidden characters. Type it instead of copying it.': () => m.errors_hidden_characters(),
  'This link is not whole. Copy all of it.': m.errors_link_cut,
  'This link is too old. Subscribe again to get a new one.': m.errors_link_old,
  'There is nothing left to unsubscribe from.': m.errors_nothing_left,

  'This page could not be found': m.errors_not_found_detail,
  'There is no such beach.': m.errors_no_such_beach,
  'There is no beach called “{}”.': ([name = '']) => m.errors_no_beach({ name }),
  'There is no station “{}”.': ([name = '']) => m.errors_no_station({ name }),
  'There is no wave buoy “{}”.': ([name = '']) => m.errors_no_station({ name }),

  'This beach is not among your favorites.': m.errors_no_favorite,
  'Your favorites have changed meanwhile. Nothing was moved: look at them again.': m.errors_favorites_changed,
  'This favorite is above the number of your plan. Remove another one to set its alert.': m.alerts_read_only,
  'The maximum wave height must be above the minimum.': m.errors_maximum_below,
  'Push notifications can only be enabled on the {} app.': () => m.alerts_push_app({ product }),
  'Only {} Pro users can set surf alerts greater than {} days. Upgrade to Pro.': () =>
    m.alerts_time_frame_pro({ product }),
  'Basic users can have {} surf alert(s). Upgrade to {} Pro to get {} alerts.': ([count = '', _product, more = '']) =>
    m.alerts_full_basic({ count, more, product }),
  'Whoa, you have set {} surf alerts! This is the max allowed. You can disable other alerts to enable this one.': ([
    count = '',
  ]) => m.alerts_full({ count }),
  '{} Upgrade to {} Pro Plus to get {} alerts.': ([before = '', _product, more = '']) =>
    `${serverWords(before) ?? before} ${m.alerts_full_pro({ more, product })}`,
};

const KNOWN = Object.entries(WORDS).map(([sentence, words]) => ({ pattern: patternOf(sentence), words }));

/** A sentence of the server in the page's language; undefined for one that we have no words for. */
export function serverWords(sentence: string): string | undefined {
  for (const { pattern, words } of KNOWN) {
    const found = pattern.exec(sentence);
    if (found) return words(found.slice(1));
  }
  return undefined;
}

export const knownSentences: readonly string[] = Object.keys(WORDS);

function patternOf(sentence: string): RegExp {
  const literal = sentence.split('{}').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${literal.join('(.{1,200}?)')}$`);
}
