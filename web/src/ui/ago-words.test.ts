import { expect, test } from 'vitest';
import { agoWords } from './ago-words.ts';

test.each([
  [0, '0 min ago'],
  [119, '119 min ago'],
  [150, '3 h ago'],
  // A clock that is ahead.
  [-1, '0 min ago'],
])('%d minutes reads %s', (min, words) => {
  expect(agoWords(min)).toBe(words);
});
