import { isSpelledBy, nameWords } from '@groundswell/contracts';
import { indexWords } from './find-words.ts';

/**
 * Builds a search by name. Names that contain all words of the query come first. Then come names that are spelled like
 * the query apart from punctuation, such as Gooch's for 'gooch s'.
 */
export function indexNames<D extends { readonly id: string; readonly name: string }>(
  all: readonly D[],
): (asked: string) => D[] {
  const find = indexWords(all, [{ name: 'name', boost: 1, of: ({ name }) => name }]);
  const named = all.map((one) => ({ one, words: nameWords(one.name) }));
  return (asked) => {
    const typed = nameWords(asked);
    const spelled = named.filter(({ words }) => isSpelledBy(typed, words)).map(({ one }) => one);
    return [...new Set([...find(asked), ...spelled])];
  };
}
