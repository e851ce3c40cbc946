import { m } from '../paraglide/messages.js';

/** The server explains a refusal in English. In other languages the reader gets the meaning of its code. */
const WORDS: ReadonlyMap<string, () => string> = new Map([
  ['bad_request', m.errors_code_bad_request],
  ['invalid', m.errors_code_invalid],
  ['unauthorized', m.errors_sign_in],
  ['forbidden', m.errors_code_forbidden],
  ['not_found', m.errors_code_not_found],
  ['too_many_requests', m.errors_code_too_many],
  ['internal', m.errors_code_internal],
]);

/** The sentence for a refused call in the page's language; a code without words keeps the server's own. */
export function refusalWords(sentence: string, code: string | undefined, language: string): string {
  if (language === 'en' || code === undefined) return sentence;
  return WORDS.get(code)?.() ?? sentence;
}
