import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getOceanPoint } from './points.ts';

test('a point of the ocean is rounded to a thousandth of a degree, never to a negative zero', () => {
  expect(v.parse(getOceanPoint.params, { lat: '36.95167', lon: '-122.02649' })).toEqual({ lat: 36.952, lon: -122.026 });
  expect(v.parse(getOceanPoint.params, { lat: '-0.0001', lon: '180' })).toEqual({ lat: 0, lon: 180 });
  expect(v.parse(getOceanPoint.query, { facing: '200.4' })).toEqual({ facing: 200 });
});
