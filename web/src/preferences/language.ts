import { readCookie, writeCookie } from '../storage/cookies.ts';
import { chooseLanguage, type Language, type LanguageSigns } from './language-choice.ts';

/** The language of this page, as a tag that `Intl` accepts. It does not change while the page is open. */
export const language: Language = chooseLanguage(readSigns());

if ('document' in globalThis) document.documentElement.lang = language;

/**
 * Reads what determines the language: the URL, the cookie and the browser's preference. On the server, each language
 * loads its own copy of this module, and `?lang=` in the module's URL names the language.
 */
function readSigns(): LanguageSigns {
  if (!('document' in globalThis))
    return { requested: new URL(import.meta.url).searchParams.get('lang'), kept: undefined, preferred: [] };
  return {
    requested: new URLSearchParams(location.search).get('lang'),
    kept: readCookie('locale'),
    preferred: navigator.languages,
  };
}

/**
 * Stores the chosen language for 365 days and reloads the page, because its data must be refetched in that language.
 */
export function changeLanguage(next: Language): void {
  writeCookie('locale', next);
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  location.reload();
}
