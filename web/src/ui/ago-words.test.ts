import { expect, test } from 'vitest';
import { ageWords, agoWords } from './ago-words.ts';

test.each([
  [0, '0 min ago'],
  [119, '119 min ago'],
  [150, '3 h ago'],
  // An age is negative if the clock of the server or of the device is wrong.
  [-1, '0 min ago'],
])('%d minutes reads %s', (min, words) => {
  expect(agoWords(min)).toBe(words);
});

test('ages are in minutes, hours and days, never below zero', () => {
  expect([-5, 119, 180, 3 * 1440].map(ageWords)).toEqual(['0 min', '119 min', '3 h', '3 days']);
});
