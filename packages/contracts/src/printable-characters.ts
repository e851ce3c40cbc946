/**
 * The characters that the fonts of the printed gift card have: Latin, Vietnamese, Russian, Chinese and Japanese
 * letters, and all non-letters.
 */
const PRINTED = /^[\P{L}A-Za-zªºÀ-žƠơƯưǍ-ǜȘșȚțẠ-ỹА-яЁё\p{Script=Han}ぁ-んァ-ヶ]$/u;
/** The four of the 3,755 common Chinese characters that our fonts lack. */
const MISSING = '毖谰耪锨';

/** Lists the distinct letters of a text that a printed gift card cannot show. It cannot detect rare Han characters. */
export function listUnprinted(text: string): readonly string[] {
  return [...new Set(text.normalize())].filter((letter) => !PRINTED.test(letter) || MISSING.includes(letter));
}
