import { cleanLine, cleanText } from '@groundswell/contracts';

/** The types of fields whose text must not be changed. */
const EXACT = new Set(['file', 'password']);

/**
 * Removes hidden characters from text pasted into a field, such as the page breaks of a word processor. Calls refuse
 * them, and the user cannot see them.
 */
export function cleanPasted(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const isLine = target instanceof HTMLInputElement && !EXACT.has(target.type);
  if (!isLine && !(target instanceof HTMLTextAreaElement)) return;
  const pasted = clipboardData?.getData('text/plain') ?? '';
  const cleaned = isLine ? cleanLine(pasted) : cleanText(pasted);
  if (cleaned === pasted.replace(/\r\n?/g, '\n')) return;
  event.preventDefault();
  // This deprecated command is the only way that keeps the browser's undo, `maxlength` and the caret.
  document.execCommand('insertText', false, cleaned);
}
