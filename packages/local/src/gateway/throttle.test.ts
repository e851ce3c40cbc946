import { expect, test } from 'vitest';
import { createThrottle } from './throttle.ts';

test('a burst passes at once; later calls pass at the rate, and idle time fills the burst only', () => {
  let now = 0;
  const passes = createThrottle({ perSecond: 10, burst: 3 }, () => now);
  const count = (calls: number) => Array.from({ length: calls }, passes).filter(Boolean).length;
  expect(count(5)).toBe(3);
  now = 250;
  expect(count(5)).toBe(2);
  now = 300;
  expect(count(5)).toBe(1);
  now = 60_000;
  expect(count(9)).toBe(3);
  // A clock that is set back neither fills nor empties the bucket.
  now = 0;
  expect(count(2)).toBe(0);
  now = 100;
  expect(count(2)).toBe(1);
});
