import { cleanLine, cleanText } from '@groundswell/contracts';

/** Fields whose text has to stay as it is. */
const EXACT = new Set(['file', 'password']);

/**
 * Removes hidden characters from what is pasted into a field of text, such as the page breaks of a word processor: the
 * calls refuse them, and nobody sees where they are.
 */
export function cleanPasted(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const isLine = target instanceof HTMLInputElement && !EXACT.has(target.type);
  if (!isLine && !(target instanceof HTMLTextAreaElement)) return;
  const pasted = clipboardData?.getData('text/plain') ?? '';
  const cleaned = isLine ? cleanLine(pasted) : cleanText(pasted);
  if (cleaned === pasted.replace(/\r\n?/g, '\n')) return;
  event.preventDefault();
  // The one way that keeps the browser's undo, the field's greatest length and the caret.
  document.execCommand('insertText', false, cleaned);
}
