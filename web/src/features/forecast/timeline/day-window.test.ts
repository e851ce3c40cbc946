import { expect, test } from 'vitest';
import { rangeOf } from './day-window.ts';

test('a day in two ranges is in the requested one', () => {
  expect(rangeOf(5, 12)).toBe(12);
  expect(rangeOf(5, 6)).toBe(6);
  expect(rangeOf(5, undefined)).toBe(6);
});

test('a cursor that leaves the range changes the range', () => {
  expect(rangeOf(12, 6)).toBe(10);
  expect(rangeOf(0, 10)).toBe(6);
});
