import { plainLetters } from './plain-letters.ts';

/** The words in place names that are often abbreviated, with their abbreviation. */
const WRITTEN_SHORT: readonly (readonly [whole: string, short: string])[] = [
  ['avenue', 'ave'],
  ['beach', 'bch'],
  ['fort', 'ft'],
  ['mount', 'mt'],
  ['point', 'pt'],
  ['saint', 'st'],
];
const formsByWord: ReadonlyMap<string, readonly string[]> = new Map([
  ...WRITTEN_SHORT.flatMap(([whole, short]) => [[whole, [whole, short]] as const, [short, [whole, short]] as const]),
  // In names 'st' usually means 'saint', but a search for 'street' must find it too.
  ['street', ['street', 'st']] as const,
]);

/**
 * Splits a name into words for comparing names. Case, accents, apostrophes, ʻokinas, hyphens and other signs are
 * dropped.
 */
export function nameWords(name: string): readonly string[] {
  return plainLetters(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Lists the short and the full spelling of a word: 'ft' and 'fort', for either of them. */
export function formsOf(word: string): readonly string[] {
  return formsByWord.get(word) ?? [word];
}

/** Expands abbreviations: 'St. Pete Bch' becomes 'saint', 'pete', 'beach'. */
export function wholeForms(words: readonly string[]): readonly string[] {
  return words.map((word) => formsOf(word)[0] ?? word);
}

/**
 * Returns whether typed words match a name. Each typed word must be the start of a word of the name, in any order. All
 * words together may also spell the name, with spaces added or left out.
 */
export function isNamedBy(typed: readonly string[], name: readonly string[]): boolean {
  if (typed.length === 0) return false;
  const forms = name.flatMap(formsOf);
  return typed.every((word) => forms.some((one) => one.startsWith(word))) || isSpelledBy(typed, name);
}

/**
 * Returns whether the typed words, joined together, match the name from the start of one of its words: 'ho okipa',
 * 'huntingtonbeach'.
 */
export function isSpelledBy(typed: readonly string[], name: readonly string[]): boolean {
  const letters = wholeForms(typed).join('');
  const words = wholeForms(name);
  let rest = words.join('');
  if (letters === '' || !rest.includes(letters)) return false;
  return words.some((word) => {
    const isStart = rest.startsWith(letters);
    rest = rest.slice(word.length);
    return isStart;
  });
}
