import { expect, test } from 'vitest';
import { matchesPath } from './match-path.ts';

test.each([
  ['*', '/anything/at/all', true],
  ['/forecast/*', '/forecast/folly', true],
  ['/forecast/*', '/forecast', false],
  ['forecast/*', '/forecast/a/b', true],
  ['/tiles/*/firstTime.txt', '/tiles/wvht/firstTime.txt', true],
  ['/tiles/*/firstTime.txt', '/tiles/wvht/firstTimeXtxt', false],
  ['/a?c', '/abc', true],
  ['/a?c', '/ac', false],
  ['/Images/*', '/images/a', false],
])('%s, %s: %s', (pattern, path, expected) => {
  expect(matchesPath(pattern, path)).toBe(expected);
});
