import { plainEmails } from './plain-letters.ts';

/** Words of names that are also written short. */
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
  // 'st' in a name is a saint; a street is found by it too.
  ['street', ['street', 'st']] as const,
]);

/**
 * The words of a name as names are compared everywhere, in order: without case, accents, apostrophes, ʻokinas, hyphens and
 * other signs.
 */
export function nameWords(name: string): readonly string[] {
  return plainEmails(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The ways to write one of these words: 'ft' and 'fort' of either. */
export function formsOf(word: string): readonly string[] {
  return formsByWord.get(word) ?? [word];
}

/** The words, each in its whole form: 'saint', 'pete', 'beach' of 'St. Pete Bch'. */
export function wholeForms(words: readonly string[]): readonly string[] {
  return words.map((word) => formsOf(word)[0] ?? word);
}

/**
 * Whether a name is meant by typed words: each begins one of its words, in any order; or they are its letters, written as
 * one or apart.
 */
export function isNamedBy(typed: readonly string[], name: readonly string[]): boolean {
  if (typed.length === 0) return false;
  const forms = name.flatMap(formsOf);
  return typed.every((word) => forms.some((one) => one.startsWith(word))) || isSpelledBy(typed, name);
}

/** Whether typed words, written as one, are the letters from one of a name's words on: 'ho okipa', 'huntingtonbeach'. */
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
