import { expect, test } from 'vitest';
import { tideLevelAt } from './tide-level.ts';

test('outside the series there is no level', () => {
  expect(tideLevelAt([1, 2, 3], -0.1)).toBeUndefined();
  expect(tideLevelAt([1, 2, 3], 2.1)).toBeUndefined();
  expect(tideLevelAt([1, 2, 3], 2)).toBe(3);
});
