import { expect, test } from 'vitest';
import { holdToLoop } from './fixed-loop.ts';

test.each([
  ['12.0 ms each', '12.0 ms each (6.0 loops)'],
  ['1.50 s', '1.50 s (750 loops)'],
  ['23 KB', '23 KB'],
  ['not run: no NOAA files', 'not run: no NOAA files'],
])('%s is told as %s where a loop takes 2 ms', (measured, told) => {
  expect(holdToLoop(measured, 2)).toBe(told);
});
