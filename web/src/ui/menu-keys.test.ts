import { expect, test } from 'vitest';
import { itemAfterKey } from './menu-keys.ts';

const texts = ['Settings', 'Units', 'Blog', 'About', 'Sign Out'];

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 4, 0],
  ['ArrowUp', -1, 4],
  ['ArrowUp', 0, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
])('%s from %d leads to %d', (key, at, to) => {
  expect(itemAfterKey(key, at, texts)).toBe(to);
});

test('a letter leads to the next entry that begins with it, and wraps around', () => {
  expect(itemAfterKey('s', -1, texts)).toBe(0);
  expect(itemAfterKey('S', 0, texts)).toBe(4);
  expect(itemAfterKey('s', 4, texts)).toBe(0);
});

test.each(['x', ' ', 'Enter', 'Escape'])('%o is ignored', (key) => {
  expect(itemAfterKey(key, 0, texts)).toBeUndefined();
});

test('an empty list has no entry to move to', () => {
  expect(itemAfterKey('Home', -1, [])).toBeUndefined();
});
