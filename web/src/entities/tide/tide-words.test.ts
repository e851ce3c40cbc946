import { expect, test } from 'vitest';
import { tideWords } from './tide-words.ts';

test('a level is written to the tenth of a foot or the hundredth of a metre, however finely it is drawn', () => {
  expect(tideWords(5.309, 'ft')).toBe('5.3');
  expect(tideWords(-0.364, 'ft')).toBe('-0.4');
  expect(tideWords(-0.04, 'ft')).toBe('0.0');
  expect(tideWords(1.618, 'm')).toBe('1.62');
  expect(tideWords(1, 'm')).toBe('1.00');
});
