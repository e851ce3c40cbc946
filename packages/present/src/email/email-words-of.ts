import type { Language } from '@groundswell/contracts';
import { chinese } from './chinese.ts';
import type { EmailWords } from './email-words.ts';
import { english } from './english.ts';
import { spanish } from './spanish.ts';

const LANGUAGES = { en: english, es: spanish, 'zh-CN': chinese } as const;

/** Returns the email texts in a language; `product` is the site's name. */
export function emailWordsOf(lang: Language, product: string): EmailWords {
  return LANGUAGES[lang](product);
}
