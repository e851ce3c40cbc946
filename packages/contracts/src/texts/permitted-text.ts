/**
 * A character that XML 1.0 does not permit (production 2, Char): controls, lone surrogates, U+FFFE and U+FFFF. One of them
 * makes a whole feed not well-formed, escaped or not (production 66).
 */
const NOT_PERMITTED = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const EACH_NOT_PERMITTED = new RegExp(NOT_PERMITTED, 'gu');

/** Whether every character of a text is one of XML 1.0's. */
export function isPermittedText(text: string): boolean {
  return !NOT_PERMITTED.test(text);
}

/** The text without characters that XML 1.0 does not permit: for what is written into a document. */
export function permittedText(text: string): string {
  return text.replace(EACH_NOT_PERMITTED, '');
}

/** Page and line breaks that word processors and PDF readers copy. */
const BREAKS = /[\v\f\u0085\u2028\u2029]/g;
/** Not permitted; or discouraged by the note at production 2; or a mark that changes the writing direction. */
const HIDDEN = /[\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\t\n]/gu;

/** Pasted text without hidden characters: breaks become blanks or line ends, the rest is removed. It never becomes empty. */
export function cleanText(text: string): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(BREAKS, ' ').replace(HIDDEN, '');
  return clean === '' && text !== '' ? ' ' : clean;
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\t\n]+/g, ' ');
}
