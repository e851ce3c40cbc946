/**
 * The Latin letters that are no accented form of a to z, with their replacement (CLDR, Latin-ASCII), for example 'ß'
 * with 'ss'.
 */
const STANDS_FOR: Readonly<Record<string, string>> = {
  a: 'ɐɑɒⱥ',
  ae: 'æ',
  av: 'ꜹꜻ',
  b: 'ƀɓƃƅ',
  c: 'ƈȼɕ',
  d: 'đðɖɗƌƍȡẟ',
  db: 'ȸ',
  e: 'ǝəɛɇɘɜ',
  f: 'ƒ',
  g: 'ǥɠɡɣ',
  h: 'ħɦɥ',
  hv: 'ƕ',
  i: 'ıɨɩ',
  j: 'ȷɉɟ',
  k: 'ĸƙ',
  l: 'łƚƛȴɫɬɭỻ',
  m: 'ɯɱ',
  n: 'ɲƞȵɳ',
  ng: 'ŋ',
  o: 'øɔɵ',
  oe: 'œ',
  oi: 'ƣ',
  ou: 'ȣ',
  p: 'ƥ',
  q: 'ɋ',
  qp: 'ȹ',
  r: 'ʀɍɹɽ',
  s: 'ʃƨƪȿʂẜẝ',
  ss: 'ß',
  t: 'ŧƫƭʈȶⱦ',
  th: 'þ',
  u: 'ʉʊ',
  v: 'ʋʌỽ',
  w: 'ƿ',
  y: 'ƴɏȝỿ',
  z: 'ƶȥʒƹƺɀ',
};
const plainOf = new Map(Object.entries(STANDS_FOR).flatMap(([plain, all]) => [...all].map((one) => [one, plain])));

/** The apostrophes, the Hawaiian ʻokina, their usual substitutes, and the middle dot of Catalan's 'l·l'. */
const APOSTROPHES = /['’‘‛`´′ʹʻʼʽʾʿˈꞋꞌɁɂ＇·]/g;
/** The dot within initials such as 'D.T. Fleming'. */
const POINT_OF_INITIALS = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L})/gu;

/**
 * Lowercases a text and removes accents and apostrophes. Latin letters become a to z: 'Straße', 'Hoʻokipa' and 'Łódź'
 * become 'strasse', 'hookipa' and 'lodz'. 'D.T.' becomes 'dt.'. Other scripts, digits, spaces and signs are not
 * changed.
 */
export function plainLetters(text: string): string {
  return text
    .replace(APOSTROPHES, '')
    .replace(POINT_OF_INITIALS, '$1')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => plainOf.get(letter) ?? letter);
}
