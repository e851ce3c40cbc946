import { expect, test } from 'vitest';
import { tenthsOf } from './tenths.ts';

test('odds are whole tenths, and neither end claims more than the chance does', () => {
  expect([0, 0.0999, 0.1, 0.149, 0.15, 0.5, 0.86, 0.9, 0.9001, 1].map(tenthsOf)).toEqual([
    0, 0, 1, 1, 2, 5, 9, 9, 10, 10,
  ]);
});
