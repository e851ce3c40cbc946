import { m } from '../paraglide/messages.js';

/**
 * The translated sentences by error code. The server explains a refusal in English. In other languages these sentences
 * apply if the refusal's reason has no translation.
 */
const WORDS: ReadonlyMap<string, () => string> = new Map([
  ['bad_request', m.errors_code_bad_request],
  ['invalid', m.errors_code_invalid],
  ['unauthorized', m.errors_sign_in],
  ['forbidden', m.errors_code_forbidden],
  ['not_found', m.errors_code_not_found],
  ['too_many_requests', m.errors_code_too_many],
  ['internal', m.errors_code_internal],
]);

/**
 * Returns the sentence of a refused call in the page's language; a kind without a translation keeps the server's own
 * sentence.
 */
export function refusalWords(sentence: string, kind: string | undefined, language: string): string {
  if (language === 'en' || kind === undefined) return sentence;
  return WORDS.get(kind)?.() ?? sentence;
}
