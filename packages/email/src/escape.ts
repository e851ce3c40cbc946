import { escapeMarkup } from '@groundswell/present';

/** Invisible characters that a program may act on: control characters, lone surrogates, marks of writing direction. */
const UNSEEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
const UNSEEN_BUT_LINE_ENDS = /[^\P{Cc}\n]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g;

/** Escapes a text for an HTML element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return escapeMarkup(visible(text));
}

/** Joins the lines of a text. In an email header, a line break would start another header. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}

/** Removes invisible characters from a text, and normalizes line ends to '\n'. */
export function visible(text: string): string {
  return text.replace(LINE_END, '\n').replace(UNSEEN_BUT_LINE_ENDS, ' ');
}
