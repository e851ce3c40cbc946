import { expect, test } from 'vitest';
import { modelName } from './model-name.ts';

test.each([
  ['gfswave.atlocn.0p16', 'GFS-Wave'],
  ['gfs.0p25', 'GFS'],
  ['hrrr', 'HRRR'],
])('model %s is shown as %s', (model, shown) => {
  expect(modelName(model)).toBe(shown);
});
