import { expect, test } from 'vitest';
import { LANGUAGES } from '../preferences/language-choice.ts';
import { numberWords } from './number-words.ts';

const NUMBERS = [0, 1, -1, 0.1, 2.25, -0.3, 12, 999, 1000, 1234.5, 9999.999, 10_000, 12_345.67, 1_234_567, -54_321.125];

test.each(LANGUAGES)('numbers are written as Intl writes them in $text', ({ value: language }) => {
  for (const number of NUMBERS) {
    expect(numberWords(number, language)).toBe(number.toLocaleString(language));
    expect(numberWords(number, language, 1)).toBe(number.toLocaleString(language, { minimumFractionDigits: 1 }));
  }
});
