import { expect, test } from 'vitest';
import { formatBeaches, parseBeaches } from './model.ts';

test.each([
  ['folly-beach,cocoa-beach', ['folly-beach', 'cocoa-beach']],
  ['Folly-Beach,148', ['folly-beach', '148']],
  [148, ['148']],
  ['a,b,c', ['a', 'b', 'c']],
  ['folly-beach,', ['folly-beach']],
  ['<script>,folly-beach', ['folly-beach']],
  [undefined, []],
  [['a'], []],
])('an address with %o names the beaches %o', (asked, beaches) => expect(parseBeaches(asked)).toEqual(beaches));

test('the address of no beach has no parameter', () => {
  expect(formatBeaches(['a', undefined])).toBe('a');
  expect(formatBeaches([undefined])).toBeUndefined();
});
