import { expect, test } from 'vitest';
import { listRanges, pageOf } from './day-ranges.ts';

const words = (days: number, by: 6 | 10) => listRanges(days, by).map(({ from, to }) => `${from} - ${to}`);

test('sixteen days are paged as 1 - 10 and 11 - 16, or by sixes that share a day', () => {
  expect(words(16, 10)).toEqual(['1 - 10', '11 - 16']);
  expect(words(16, 6)).toEqual(['1 - 6', '6 - 11', '11 - 16']);
});

test('a forecast of three days is one page', () => {
  expect(words(3, 10)).toEqual(['1 - 3']);
  expect(words(3, 6)).toEqual(['1 - 3']);
});

test('the last page ends with the forecast, and no page holds only the day it shares', () => {
  expect(words(11, 10)).toEqual(['1 - 10', '11 - 11']);
  expect(words(6, 6)).toEqual(['1 - 6']);
  expect(words(8, 6)).toEqual(['1 - 6', '6 - 8']);
});

test('a day is found on the first page that shows it', () => {
  const ranges = listRanges(16, 6);
  expect([0, 5, 6, 10, 15].map((place) => pageOf(ranges, place))).toEqual([0, 0, 1, 1, 2]);
  expect(pageOf(ranges, -1)).toBe(0);
});
