/** What the fonts of the printed gift card hold: Latin, Vietnamese, Russian, Chinese and Japanese letters, and no-letters. */
const PRINTED = /^[\P{L}A-Za-zªºÀ-žƠơƯưǍ-ǜȘșȚțẠ-ỹА-яЁё\p{Script=Han}ぁ-んァ-ヶ]$/u;
/** Of the 3,755 common Chinese ones, these are in no font of ours. */
const MISSING = '毖谰耪锨';

/** The letters of a text that a printed gift card cannot show, each once. Rare Han letters are not known here. */
export function listUnprinted(text: string): readonly string[] {
  return [...new Set(text.normalize())].filter((letter) => !PRINTED.test(letter) || MISSING.includes(letter));
}
