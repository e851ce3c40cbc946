/**
 * Matches a character that the fonts of the printed gift card contain. They contain Latin, Vietnamese, Russian, Chinese
 * and Japanese letters, and all signs.
 */
const PRINTED = /^[\P{L}A-Za-zªºÀ-žƠơƯưǍ-ǜȘșȚțẠ-ỹА-яЁё\p{Script=Han}ぁ-んァ-ヶ]$/u;
/** The common Chinese characters that our fonts lack: four of 3,755. */
const MISSING = '毖谰耪锨';

/**
 * Lists the distinct letters of a text that a printed gift card cannot show. Rare Chinese characters are not detected.
 */
export function listUnprintable(text: string): readonly string[] {
  return [...new Set(text.normalize())].filter((letter) => !PRINTED.test(letter) || MISSING.includes(letter));
}
