/** Letters of the Latin script that decompose into none of a to z, by what stands for them (CLDR, Latin-ASCII). */
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

/** Apostrophes, the Hawaiian ʻokina, what is typed for either, and the point of Catalan's 'l·l'. */
const APOSTROPHES = /['’‘‛`´′ʹʻʼʽʾʿˈꞋꞌɁɂ＇·]/g;
/** The point within 'D.T. Fleming'. */
const POINT_OF_INITIALS = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L})/gu;

/**
 * Small letters without accents and apostrophes, those of the Latin script as a to z: 'Straße', 'Hoʻokipa' and 'Łódź' are
 * 'strasse', 'hookipa' and 'lodz', 'D.T.' is 'dt.'. Other scripts, digits, blanks and signs stay.
 */
export function plainEmails(text: string): string {
  return text
    .replace(APOSTROPHES, '')
    .replace(POINT_OF_INITIALS, '$1')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => plainOf.get(letter) ?? letter);
}
