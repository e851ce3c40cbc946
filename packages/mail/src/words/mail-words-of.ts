import type { Language } from '@groundswell/contracts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import type { MailWords } from './mail-words.ts';
import { spanish } from './spanish.ts';

const LANGUAGES = { en: english, es: spanish, 'zh-CN': chinese } as const;

/** The texts of letters in a language, about a product of that name. */
export function mailWordsOf(lang: Language, product: string): MailWords {
  return LANGUAGES[lang](product);
}
