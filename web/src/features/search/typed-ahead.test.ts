import { expect, test } from 'vitest';
import { keepTyped, takeTyped, typeAhead } from './typed-ahead.ts';

test.each([
  ['bo', 'l', 'bol'],
  ['bo', 'Backspace', 'b'],
  ['', 'Backspace', ''],
  ['bo', 'Shift', 'bo'],
  ['bo', 'ArrowDown', 'bo'],
  ['拉', '霍', '拉霍'],
])('%o and the key %s are %o', (typed, key, next) => {
  expect(typeAhead(typed, key)).toBe(next);
});

test('letters typed before the search has loaded are taken once', () => {
  for (const key of ['b', 'o', 'x', 'Backspace', 'l']) keepTyped(key);
  expect([takeTyped(), takeTyped()]).toEqual(['bol', '']);
});
