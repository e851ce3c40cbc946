import { expect, test } from 'vitest';
import { numberWords } from './number-words.ts';

const NUMBERS = [0, 1, -1, 0.1, 2.25, -0.3, 12, 999, 1000, 1234.5, 9999.999, 10_000, 12_345.67, 1_234_567, -54_321.125];

// American Spanish and Chinese write numbers as English does.
test.each(['en-US', 'es-US', 'zh-CN'])('numbers are written as Intl writes them in %s', (locale) => {
  for (const number of NUMBERS) {
    expect(numberWords(number)).toBe(number.toLocaleString(locale));
    expect(numberWords(number, 1)).toBe(number.toLocaleString(locale, { minimumFractionDigits: 1 }));
  }
});
