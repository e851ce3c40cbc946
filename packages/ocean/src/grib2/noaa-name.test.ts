import { expect, test } from 'vitest';
import { noaaName } from './noaa-name.ts';

test.each([
  [10, 0, 3, 'HTSGW'],
  [10, 0, 8, 'SWELL'],
  [10, 0, 11, 'PERPW'],
  [0, 2, 2, 'UGRD'],
  [0, 2, 22, 'GUST'],
  [0, 6, 1, 'TCDC'],
  [2, 0, 0, 'LAND'],
])('%d.%d.%d is %s', (discipline, category, number, name) => {
  expect(noaaName({ discipline, category, number })).toBe(name);
});

test('a parameter outside the table has no name', () => {
  expect(noaaName({ discipline: 0, category: 16, number: 201 })).toBeUndefined();
});
