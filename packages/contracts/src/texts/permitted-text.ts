/**
 * A character that XML 1.0 forbids (production 2, Char): control characters, lone surrogates, U+FFFE and U+FFFF. A
 * single one, even escaped, makes the whole document malformed (production 66).
 */
const NOT_PERMITTED = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const EACH_NOT_PERMITTED = new RegExp(NOT_PERMITTED, 'gu');

/** Returns whether XML 1.0 permits every character of a text. */
export function isPermittedText(text: string): boolean {
  return !NOT_PERMITTED.test(text);
}

/** Removes the characters that XML 1.0 forbids, for text in an XML document. */
export function permittedText(text: string): string {
  return text.replace(EACH_NOT_PERMITTED, '');
}

/** The page and line breaks other than '\n' that people copy from word processors and PDF readers. */
const BREAKS = /[\v\f\u0085\u2028\u2029]/g;
/** The scripts that need joiners and non-joiners between letters, for example for Persian and Hindi. */
const JOINED = 'Arab Beng Deva Gujr Guru Khmr Knda Mlym Mong Mymr Nkoo Orya Sinh Syrc Taml Telu'
  .split(' ')
  .map((script) => `\\p{Script=${script}}`)
  .join('');
/** Matches a letter or emoji with an invisible character that it needs: a joiner, a variation selector or flag tags. */
const NEEDED = [
  `[${JOINED}][\\u200c\\u200d](?=[${JOINED}])`,
  '\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?\\u200d(?=\\p{Extended_Pictographic})',
  '[\\d#*]\\ufe0f\\u20e3|\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]',
  '\\p{Script=Han}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{3,6}\\u{e007f}',
].join('|');
/** Matches what a text may contain besides line breaks and tabs. Direction marks are default-ignorable too. */
export const VISIBLE = `${NEEDED}|[^\\p{Cc}\\p{Default_Ignorable_Code_Point}]`;

/** A character that XML forbids or discourages (note at production 2), or an invisible one that is not in `NEEDED`. */
const HIDDEN = new RegExp(
  `(${NEEDED})|[\\p{Cs}\\p{Noncharacter_Code_Point}\\p{Default_Ignorable_Code_Point}]|[^\\P{Cc}\\t\\n]`,
  'gu',
);

/**
 * Cleans pasted text. Unusual breaks become spaces or line ends, and hidden characters are removed. The result is empty
 * only if the text was.
 */
export function cleanText(text: string): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(BREAKS, ' ').replace(HIDDEN, '$1');
  return clean === '' && text !== '' ? ' ' : clean;
}

/** Cleans pasted text like `cleanText`, and joins its lines. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\t\n]+/g, ' ');
}
