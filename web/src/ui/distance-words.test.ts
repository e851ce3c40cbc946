import { expect, test } from 'vitest';
import { distanceWords, reachWords } from './distance-words.ts';

test.each([
  [12.4, 'm', '12 km'],
  [12.4, 'ft', '8 mi'],
  [0.96, 'm', '1 km'],
  [0.96, 'ft', '0.6 mi'],
  [1.609344, 'ft', '1 mi'],
  [0, 'm', '0 km'],
] as const)('%d km, for heights in %s, reads %s', (km, heights, words) => {
  // A non-breaking space joins the number and its unit.
  expect(distanceWords(km, heights)).toBe(words.replace(' ', '\u00a0'));
});

test.each([
  [200, 'm', '200 km'],
  [200, 'ft', '120 mi'],
  [300, 'ft', '190 mi'],
] as const)('a reach of %d km, for heights in %s, reads %s', (km, heights, words) => {
  expect(reachWords(km, heights)).toBe(words.replace(' ', '\u00a0'));
});
