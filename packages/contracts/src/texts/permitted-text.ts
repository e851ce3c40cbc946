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
/** A character that XML forbids or discourages (note at production 2), or a mark of writing direction. */
const HIDDEN = /[\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\t\n]/gu;

/**
 * Cleans pasted text: breaks become spaces or line ends, other hidden characters are removed. A text that is not empty
 * never becomes empty.
 */
export function cleanText(text: string): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(BREAKS, ' ').replace(HIDDEN, '');
  return clean === '' && text !== '' ? ' ' : clean;
}

/** Cleans pasted text like `cleanText`, and joins its lines. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\t\n]+/g, ' ');
}
