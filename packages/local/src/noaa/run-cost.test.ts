import { expect, test } from 'vitest';
import { describeRunCost, findLastHour } from './run-cost.ts';

const hours = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
/** A fine model of two days and a coarse model of five, each also with the 24 hours before the run. */
const parts = [
  { steps: hours(-24, 48), stepBytes: 6e6 },
  { steps: hours(-24, 120), stepBytes: 5e6 },
];

test('a budget for the whole run has no last hour', () => {
  expect(findLastHour(parts, 2000e6)).toBeUndefined();
  expect(describeRunCost(parts, undefined)).toBe("A whole run is 1163 MB to read, by NOAA's listings.");
});

test('a smaller budget ends with the last hour that it pays for', () => {
  const lastHour = findLastHour(parts, 1000e6);
  // The 73 hours up to hour 48 cost 803 MB in both models together. The budget allows 900 MB, so 97 MB remain: 19 more
  // hours of the coarse model.
  expect(lastHour).toBe(67);
  expect(describeRunCost(parts, lastHour)).toBe(
    "A whole run is 1163 MB to read, by NOAA's listings; its first 67 hours, 898 MB, are.",
  );
});

test('a budget that pays for nothing still reads the first hour', () => {
  expect(findLastHour(parts, 1)).toBe(0);
});
