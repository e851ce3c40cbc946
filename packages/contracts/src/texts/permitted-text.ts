import { NEEDED } from './visible-text.ts';

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
/**
 * Matches a character that XML forbids or discourages (note at production 2), or an invisible one that is not in
 * `NEEDED`.
 */
const HIDDEN = new RegExp(
  `(${NEEDED})|[\\p{Cs}\\p{Noncharacter_Code_Point}\\p{Default_Ignorable_Code_Point}]|[^\\P{Cc}\\t\\n]`,
  'gu',
);

/**
 * Cleans pasted text. Unusual breaks become spaces or line ends, and hidden characters are removed. A text of hidden
 * characters only becomes a space, not an empty text.
 */
export function cleanText(text: string): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(BREAKS, ' ').replace(HIDDEN, '$1');
  return clean === '' && text !== '' ? ' ' : clean;
}

/** Cleans pasted text like `cleanText`, and joins its lines. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\t\n]+/g, ' ');
}
