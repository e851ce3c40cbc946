import type { Language } from '@groundswell/contracts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import type { LetterWords } from './letter-words.ts';
import { spanish } from './spanish.ts';

const LANGUAGES = { en: english, es: spanish, 'zh-CN': chinese } as const;

/** The texts of letters in a language, about a product of that name. */
export function letterWordsOf(lang: Language, product: string): LetterWords {
  return LANGUAGES[lang](product);
}
