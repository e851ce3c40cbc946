/**
 * The minimum similarity that counts as a match. Two wrong letters in eight are taken for a typo, three for another
 * word.
 */
export const LEAST_SIMILARITY = 0.74;
/** The similarity between a word and its beginning, for example 'folly' and 'foll'. */
const PREFIX_SIMILARITY = 0.95;
const LEAST_PREFIX_LENGTH = 3;

/** Returns the similarity of two words: 1 if equal, less for each wrong letter, 0 for another word. */
export function wordSimilarity(given: string, word: string): number {
  if (given === word) return 1;
  if (given.length >= LEAST_PREFIX_LENGTH && word.startsWith(given)) return PREFIX_SIMILARITY;
  const longest = Math.max(given.length, word.length);
  if (Math.abs(given.length - word.length) > longest / 4) return 0;
  const similarity = 1 - editDistance(given, word) / longest;
  return similarity >= LEAST_SIMILARITY ? similarity : 0;
}

/**
 * Returns the fewest insertions, deletions, substitutions and swaps of neighbours (optimal string alignment, after
 * Damerau 1964).
 */
export function editDistance(a: string, b: string): number {
  let earlier: readonly number[] = [];
  let before: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const own = [row];
    for (let column = 1; column <= b.length; column++) {
      const at = (line: readonly number[], back: number) => line[column - back] ?? 0;
      const changed = at(before, 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      own.push(Math.min(changed, at(before, 0) + 1, at(own, 1) + 1, isSwapped ? at(earlier, 2) + 1 : changed));
    }
    [earlier, before] = [before, own];
  }
  return before[b.length] ?? 0;
}
