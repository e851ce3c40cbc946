import { chinese } from './chinese.ts';
import { english } from './english.ts';
import { spanish } from './spanish.ts';
import type { Words } from './words.ts';

const LANGUAGES = { en: english, es: spanish, 'zh-CN': chinese } as const;

/** Returns the words of a language by its BCP 47 name. */
export function wordsOf(language: keyof typeof LANGUAGES): Words {
  return LANGUAGES[language];
}
