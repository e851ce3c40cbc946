import * as v from 'valibot';
import { PLAIN_TEXT } from './fields.ts';
import { mixesScripts } from './mixes-scripts.ts';
import { message } from './refusals/reason.ts';

/**
 * Local part: words of `atext` with single dots between (RFC 5322, 3.4.1), in ASCII, since SES mails to no other.
 * Domain: labels in ASCII, other scripts encoded (RFC 5890), as `xn--e1afmkfd.xn--p1ai`.
 */
const EMAIL =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i;

/**
 * Validates an email address, trimmed, its domain in ASCII. `wrong` is the message for an invalid one, which differs
 * from form to form.
 */
export function Email(wrong: string) {
  return v.pipe(
    v.string(wrong),
    v.trim(),
    v.maxLength(254, wrong),
    v.transform(withAsciiDomain),
    v.maxLength(254, wrong),
    v.regex(EMAIL, wrong),
    v.check((email) => !mixesScripts(email.slice(email.indexOf('@') + 1)), wrong),
    v.toLowerCase(),
  );
}

/** A domain in any script: letters, digits, hyphens and dots, also the full stop of Chinese and Japanese keyboards. */
const DOMAIN = /^[\p{L}\p{M}\p{Nd}.\u3002-]+$/u;

/**
 * Encodes the domain of an address (UTS 46): `you@пример.рф` becomes `you@xn--e1afmkfd.xn--p1ai`. Returns other texts
 * unchanged.
 */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (/^\p{ASCII}*$/u.test(domain) || !DOMAIN.test(domain) || !URL.canParse(`https://${domain}`)) return email;
  return `${email.slice(0, at + 1)}${new URL(`https://${domain}`).hostname}`;
}

/** The six digits of an emailed pass code; spaces around or between them are ignored. */
export const PassCode = v.pipe(
  v.string(message('pass-code-missing')),
  v.transform((text) => text.replaceAll(/\s/g, '')),
  v.regex(/^\d{6}$/, message('pass-code-missing')),
);

export const SignInEmail = Email(message('email-not-valid'));

const PASSWORD_LEAST = 8;
const PASSWORD_MOST = 256;
const charactersOf = (text: string): number => [...text].length;

/**
 * Returns the NFKC form of a password, which is hashed and compared: keyboards and systems compose the same letters
 * differently (NIST SP 800-63B-4, 3.1.1.2). Length limits count code points.
 */
export function normalizePassword(typed: string): string {
  return typed.normalize('NFKC');
}

/** An existing password as typed: only its length is limited, no password rules apply. */
export const CurrentPassword = v.pipe(
  v.string(message('password-missing')),
  v.minLength(1, message('password-missing')),
  v.check((typed) => charactersOf(normalizePassword(typed)) <= PASSWORD_MOST, message('password-long')),
);
/**
 * Cognito's AdminSetUserPassword accepts only `^[\S]+.*[\S]+$`, whose dot matches no line ends. Shorter passwords are
 * refused for their length.
 */
const ONE_LINE = /^(?:\S(?:[^\n\r\u0085\u2028\u2029]*\S)?)?$/;
/** A new password, normalized; the server also refuses easily guessed ones. */
export const NewPassword = v.pipe(
  v.string(message('password-missing')),
  v.transform(normalizePassword),
  v.check((password) => charactersOf(password) >= PASSWORD_LEAST, message('password-short')),
  v.check((password) => charactersOf(password) <= PASSWORD_MOST, message('password-long')),
  v.regex(ONE_LINE, message('password-spaces')),
  // The user could not type a hidden character again.
  v.regex(PLAIN_TEXT, message('hidden-characters', { field: 'password' })),
);
/** The repeated password, normalized for the comparison. */
export const RepeatedPassword = v.pipe(v.string(message('password-not-repeated')), v.transform(normalizePassword));
