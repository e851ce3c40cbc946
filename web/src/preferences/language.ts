import { readCookie, writeCookie } from '../storage/cookies.ts';
import { chooseLanguage, type Language } from './language-choice.ts';

/** The language of this page for as long as it is open; also good for `Intl`. */
export const language: Language = chooseLanguage({
  asked: new URLSearchParams(location.search).get('lang'),
  kept: readCookie('locale'),
  preferred: navigator.languages,
});

document.documentElement.lang = language;

/** Keeps the choice for 365 days and loads the page anew: its data speaks the language too. */
export function changeLanguage(next: Language): void {
  writeCookie('locale', next);
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  location.reload();
}
