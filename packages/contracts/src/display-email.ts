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

/** Letters and digits that look like an ASCII letter, one script a line (Unicode TR 39, confusables). */
const LOOKS_ASCII = [
  'аысԁеԍһіюкјӏорԗԛѕԝхуъьҽпгѵѡ',
  'αικνρυωηοτ',
  'գզէլհյոռսւցօ',
  'იოყხძჿ',
  'דוחיןסװ',
  'اه١٥۱۵',
  'ሀሠበነተዐዘ',
  'ทนบพรแ๐',
  '໐ဝ၀०০੦૦ଠ୦௦౦೦ഠ൦',
].join('');
const LOOKS_LIKE_ASCII = new RegExp(`^[\\d\\-${LOOKS_ASCII}]+$`, 'u');

/**
 * Matches Latin letters of European languages and Vietnamese (Unicode TR 39, recommended). It excludes the letters of
 * `ONLY_UNDER`, and `ĳ`, `ŀ`, `ŉ`, `ĸ` and `ſ`, which look like other letters.
 */
const WRITTEN_LATIN = /[a-zß-ïñ-ýÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżžơưǥǧǩǯșțḃḋḟṁṗṡṫẁẃẅạ-ỹ]/u;
/** Letters that look like other letters, with the top-level domains below which they are allowed. */
const ONLY_UNDER: Readonly<Record<string, readonly string[]>> = {
  ı: ['tr', 'az'],
  ə: ['az'],
  þ: ['is', 'fo'],
  ð: ['is', 'fo'],
};

/** The scripts in daily use (Unicode Annex 31, table 5). Others, such as Cherokee, have letters that look Latin. */
const SCRIPTS =
  'Arab Armn Beng Bopo Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Knda Kana Khmr Laoo Latn Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt Zinh Zyyy';
const IN_DAILY_USE = new RegExp(
  `^[${SCRIPTS.split(' ')
    .map((script) => `\\p{Script=${script}}`)
    .join('')}]+$`,
  'u',
);

/**
 * Whether a domain may be mistaken for another one. Letters that look Latin are misleading only below an ASCII
 * top-level domain. A top-level domain in the same script, such as `.рф`, shows that they are not Latin.
 */
function looksLikeAnother(domain: string): boolean {
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  const isAsciiTop = /^[a-z\d-]+$/.test(top);
  return labels
    .filter((label) => /\P{ASCII}/u.test(label))
    .some(
      (label) =>
        !IN_DAILY_USE.test(label) || !isWrittenLatin(label, top) || (isAsciiTop && LOOKS_LIKE_ASCII.test(label)),
    );
}

/** Whether a label has only usual Latin letters. A combining mark is refused, because it makes another letter. */
function isWrittenLatin(label: string, top: string): boolean {
  if (/\p{Script=Latin}\p{M}/u.test(label)) return false;
  const letters = label.match(/\p{Script=Latin}/gu) ?? [];
  return letters.every((letter) => WRITTEN_LATIN.test(letter) || ONLY_UNDER[letter]?.includes(top));
}
