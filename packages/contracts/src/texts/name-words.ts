import { plainEmails } from './plain-letters.ts';

/** The words of names that have an abbreviation. */
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
  // 'st' in a name means saint, but a search for 'street' also finds it.
  ['street', ['street', 'st']] as const,
]);

/**
 * Splits a name into its words, in order, for comparing names. It drops case, accents, apostrophes, ʻokinas, hyphens
 * and other signs.
 */
export function nameWords(name: string): readonly string[] {
  return plainEmails(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Lists the spellings of a word: 'ft' and 'fort' for either. */
export function formsOf(word: string): readonly string[] {
  return formsByWord.get(word) ?? [word];
}

/** Expands abbreviations: 'St. Pete Bch' becomes 'saint', 'pete', 'beach'. */
export function wholeForms(words: readonly string[]): readonly string[] {
  return words.map((word) => formsOf(word)[0] ?? word);
}

/**
 * Returns whether typed words match a name. Each word starts one of the name's words, in any order, or together they
 * spell the name with spaces added or left out.
 */
export function isNamedBy(typed: readonly string[], name: readonly string[]): boolean {
  if (typed.length === 0) return false;
  const forms = name.flatMap(formsOf);
  return typed.every((word) => forms.some((one) => one.startsWith(word))) || isSpelledBy(typed, name);
}

/**
 * Returns whether typed words, joined, match the name's letters from the start of a word on: 'ho okipa',
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
