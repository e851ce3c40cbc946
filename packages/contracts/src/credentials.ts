import * as v from 'valibot';
import { PLAIN_TEXT } from './fields.ts';
import { mixesScripts } from './mixes-scripts.ts';
import { message } from './refusals/reason.ts';

/**
 * The local part: words of `atext` joined by single dots (RFC 5322, 3.4.1), in ASCII only, as SES requires. The domain:
 * ASCII labels; other scripts are encoded (RFC 5890), for example `xn--e1afmkfd.xn--p1ai`.
 */
const EMAIL =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i;

/**
 * Validates an email address, after trimming it and converting its domain to ASCII. `wrong` is the message for an
 * invalid address, which each form words differently.
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

/**
 * A domain in any script: letters, digits, hyphens and dots. Chinese and Japanese keyboards type a full stop (U+3002)
 * as the dot.
 */
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
 * Returns the NFKC form of a password, which is hashed and compared, because keyboards encode the same characters
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
 * Matches passwords without line breaks that neither begin nor end with a space. Cognito's AdminSetUserPassword accepts
 * no others: its pattern is `^[\S]+.*[\S]+$`.
 */
const ONE_LINE = /^(?:\S(?:[^\n\r\u0085\u2028\u2029]*\S)?)?$/;
/** A new password, normalized; the server also refuses easily guessed ones. */
export const NewPassword = v.pipe(
  v.string(message('password-missing')),
  v.transform(normalizePassword),
  v.check((password) => charactersOf(password) >= PASSWORD_LEAST, message('password-short')),
  v.check((password) => charactersOf(password) <= PASSWORD_MOST, message('password-long')),
  v.regex(ONE_LINE, message('password-spaces')),
  // The user could not type a pasted hidden character again when signing in.
  v.regex(PLAIN_TEXT, message('hidden-characters', { field: 'password' })),
);
/** The repeated password, normalized for the comparison. */
export const RepeatedPassword = v.pipe(v.string(message('password-not-repeated')), v.transform(normalizePassword));
