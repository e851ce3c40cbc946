import { expect, test } from 'vitest';
import { measurePlacement } from '../test-support/placement-errors.ts';

/** The instruments for which the sample's land of ten minutes is another coast, each with its difference. */
const OTHER_COAST: Readonly<Record<string, string>> = {
  '41115': 'the land lacks the northwest corner of Puerto Rico, which hides the trade swell from the buoy',
};
const MOST_BIAS_M = 0.2;

test('without forecast errors no instrument is 0.2 m above or below its cell in the mean', () => {
  const errors = measurePlacement(10);
  expect(errors.length).toBeGreaterThan(95);
  const off = errors.filter(({ biasM }) => Math.abs(biasM) > MOST_BIAS_M).map(({ id }) => id);
  expect(off.filter((id) => !OTHER_COAST[id])).toEqual([]);
});
