import { expect, test } from 'vitest';
import { cleanLine, cleanText, isPermittedText, permittedText } from './permitted-text.ts';

/** The allowed characters: production 2 of https://www.w3.org/TR/xml/#charsets, verbatim. */
const CHAR = [[0x9], [0xa], [0xd], [0x20, 0xd7ff], [0xe000, 0xfffd], [0x10000, 0x10ffff]] as const;

test('permitted text is XML 1.0’s production 2, code point by code point', () => {
  const wrong: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const isChar = CHAR.some(([first, last = first]) => first <= code && code <= last);
    const text = `a${String.fromCodePoint(code)}`;
    if (isPermittedText(text) !== isChar || permittedText(text) !== (isChar ? text : 'a'))
      wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

test.each([
  ['a form feed', 'page\fbreak', 'page break'],
  ['a vertical tab', 'line\vbreak', 'line break'],
  ['a line separator', 'line\u2028break', 'line break'],
  ['a lone surrogate', 'half\ud83d emoji', 'half emoji'],
  ['a noncharacter', 'fore\ufffecast\uffff\ufdd0\u{1ffff}', 'forecast'],
  ['a control character', 'a\u0000b\u0002\u007f', 'ab'],
  ['marks of the writing direction', '\u202a+1 555\u202c', '+1 555'],
  ['characters without width', 'a\u200bb\u00adc\u061cd\ufeff\u200f', 'abcd'],
  ['line ends of other systems', 'a\r\nb\rc', 'a\nb\nc'],
  ['whole characters of every plane', '💥 冲浪 ʻōlelo\t\n', '💥 冲浪 ʻōlelo\t\n'],
  ['nothing else', '\uffff', ' '],
  ['nothing', '', ''],
])('pasted text with %s is cleaned', (_, pasted, cleaned) => {
  expect(cleanText(pasted)).toBe(cleaned);
  expect(isPermittedText(cleaned)).toBe(true);
});

test('a table pasted into a single-line field gets spaces between its cells', () => {
  expect(cleanLine('Swell\t6 ft\r\nWind')).toBe('Swell 6 ft Wind');
});
