import { decodePunycode } from './decode-punycode.ts';
import { mixesScripts } from './mixes-scripts.ts';

/**
 * Formats an email address for people, with the domain in its own script: `you@xn--e1afmkfd.xn--p1ai` becomes
 * `you@пример.рф`. A domain that could be mistaken for another one stays in ASCII. Other texts are returned unchanged.
 */
export function displayEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const ascii = email.slice(at + 1).toLowerCase();
  if (!ascii.includes('xn--')) return email;
  const domain = ascii
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.');
  return encodesTo(domain, ascii) && !mixesScripts(ascii) && !looksLikeAnother(domain)
    ? `${email.slice(0, at + 1)}${domain}`
    : email;
}

function encodesTo(domain: string, ascii: string): boolean {
  return URL.canParse(`https://${domain}`) && new URL(`https://${domain}`).hostname === ascii;
}

/** Matches labels whose Cyrillic or Greek letters all look Latin, for example `аррӏе`. Browsers use a similar list. */
const LOOKS_LATIN = /^(?:[\d\-аысԁеԍһіюкјӏорԗԛѕԝхуъҽпгѵѡ]+|[\d\-αικνρυωηοτ]+)$/u;
/** Matches Latin letters of phonetic alphabets, such as `ɡ`. */
const PHONETIC = /[\u01c0-\u01c3\u0250-\u02af\u1d00-\u1dbf]/u;

/**
 * Whether a domain may be mistaken for another one. Letters that look Latin are misleading only below an ASCII
 * top-level domain. A top-level domain in the same script, such as `.рф`, shows that they are not Latin.
 */
function looksLikeAnother(domain: string): boolean {
  const isAsciiTop = /\.[a-z\d-]+$/.test(domain);
  const labels = domain.split('.').filter((label) => /\P{ASCII}/u.test(label));
  return labels.some((label) => PHONETIC.test(label) || (isAsciiTop && LOOKS_LATIN.test(label)));
}
