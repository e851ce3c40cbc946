import type { Words } from '../words/words.ts';
import { wordsOf } from '../words/words-of.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import type { HomeWords } from './home-words.ts';
import { spanish } from './spanish.ts';

/** Returns the home page's texts in the language of `words`. */
export function homeWordsOf(words: Words): HomeWords {
  if (words === wordsOf('es')) return spanish;
  return words === wordsOf('zh-CN') ? chinese : english;
}
