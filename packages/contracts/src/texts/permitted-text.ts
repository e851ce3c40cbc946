/**
 * A character that XML 1.0 forbids (production 2, Char): controls, lone surrogates, U+FFFE and U+FFFF. Even escaped,
 * one of them makes a whole feed not well-formed (production 66).
 */
const NOT_PERMITTED = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const EACH_NOT_PERMITTED = new RegExp(NOT_PERMITTED, 'gu');

/** Returns whether XML 1.0 permits every character of a text. */
export function isPermittedText(text: string): boolean {
  return !NOT_PERMITTED.test(text);
}

/** Removes the characters that XML 1.0 forbids, for text that goes into a document. */
export function permittedText(text: string): string {
  return text.replace(EACH_NOT_PERMITTED, '');
}

/** The page and line breaks that word processors and PDF readers copy. */
const BREAKS = /[\v\f\u0085\u2028\u2029]/g;
/** The scripts whose letters need joiners and non-joiners between them, as Persian and Hindi do. */
const JOINED = 'Arab Beng Deva Gujr Guru Khmr Knda Mlym Mong Mymr Nkoo Orya Sinh Syrc Taml Telu'
  .split(' ')
  .map((script) => `\\p{Script=${script}}`)
  .join('');
/** A letter or emoji with the invisible character that it needs: a joiner, a selector of its form, the tags of a flag. */
const NEEDED = [
  `[${JOINED}][\\u200c\\u200d](?=[${JOINED}])`,
  '\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?\\u200d(?=\\p{Extended_Pictographic})',
  '[\\d#*]\\ufe0f\\u20e3|\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]',
  '\\p{Script=Han}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{3,6}\\u{e007f}',
].join('|');
/** What a text may hold, line ends and other controls apart; marks of writing direction are default-ignorable too. */
export const VISIBLE = `${NEEDED}|[^\\p{Cc}\\p{Default_Ignorable_Code_Point}]`;

/** A character that XML forbids or discourages (note at production 2), or one that is not to be seen. */
const HIDDEN = new RegExp(
  `(${NEEDED})|[\\p{Cs}\\p{Noncharacter_Code_Point}\\p{Default_Ignorable_Code_Point}]|[^\\P{Cc}\\t\\n]`,
  'gu',
);

/**
 * Cleans pasted text: breaks become spaces or line ends, other hidden characters are removed. A text that is not empty
 * never becomes empty.
 */
export function cleanText(text: string): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(BREAKS, ' ').replace(HIDDEN, '$1');
  return clean === '' && text !== '' ? ' ' : clean;
}

/** Cleans pasted text like `cleanText`, and joins its lines. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\t\n]+/g, ' ');
}
