/** The scripts that need joiners and non-joiners between letters, for example for Persian and Hindi. */
const JOINED = 'Arab Beng Deva Gujr Guru Khmr Knda Mlym Mong Mymr Nkoo Orya Sinh Syrc Taml Telu'
  .split(' ')
  .map((script) => `\\p{Script=${script}}`)
  .join('');
/** Matches a letter or emoji with an invisible character that it needs: a joiner, a variation selector or flag tags. */
export const NEEDED = [
  `[${JOINED}][\\u200c\\u200d](?=[${JOINED}])`,
  '\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?\\u200d(?=\\p{Extended_Pictographic})',
  '[\\d#*]\\ufe0f\\u20e3|\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]',
  '\\p{Script=Han}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{3,6}\\u{e007f}',
].join('|');
/** Matches what a text may contain besides line breaks and tabs. Direction marks are default-ignorable too. */
export const VISIBLE = `${NEEDED}|[^\\p{Cc}\\p{Default_Ignorable_Code_Point}]`;

/** Matches a character with ink of its own. The Braille blank U+2800 is a symbol without any, a mark needs a letter. */
const INKED = /[^\s\u2800\p{M}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Returns whether a text looks empty. */
export function isBlank(text: string): boolean {
  return !INKED.test(text);
}

/** No orthography puts more marks on a letter; longer stacks run over the lines around them. */
const MOST_MARKS = 4;
const STACK = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/** Shortens stacks of combining marks. */
export function shortenStacks(text: string): string {
  return text.replace(STACK, '$1');
}
