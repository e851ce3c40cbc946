import { expect, test } from 'vitest';
import { isBlank, shortenStacks } from './visible-text.ts';

test.each(['', ' ', '\u2800', '\u2800 \u3000\u00a0', '\u3164', '\u0301', '\u200b\u2060', '\n\t'])(
  '%j looks empty',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);
test.each(['.', 'é', '\u28ff', '浪', '🌊', '\u2800a'])('%j has something to read', (text) => {
  expect(isBlank(text)).toBe(false);
});

test('a stack of marks is cut to four, and letters of all scripts stay', () => {
  expect(shortenStacks(`a${'\u0301'.repeat(60)}b`)).toBe(`a${'\u0301'.repeat(4)}b`);
  for (const text of ['Nǐ hǎo', 'n\u0303', 'Việt', 'שָׁלוֹם', 'ที่นี่', 'हिन्दी', '⚠️']) expect(shortenStacks(text)).toBe(text);
});
