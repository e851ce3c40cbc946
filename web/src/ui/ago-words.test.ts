import { expect, test } from 'vitest';
import { ageWords, agoWords } from './ago-words.ts';

test.each([
  [0, '0 min ago'],
  [119, '119 min ago'],
  [150, '3 h ago'],
  // A negative age occurs when a clock is ahead.
  [-1, '0 min ago'],
])('%d minutes reads %s', (min, words) => {
  expect(agoWords(min)).toBe(words);
});

test('ages are in minutes, hours and days, never below zero', () => {
  expect([-5, 119, 180, 3 * 1440].map(ageWords)).toEqual(['0 min', '119 min', '3 h', '3 days']);
});
