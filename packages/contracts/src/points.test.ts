import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getOceanPoint } from './points.ts';

test('a place is asked for to a thousandth of a degree, and none lies at a negative zero', () => {
  const parse = (lat: string, lon: string) => v.parse(getOceanPoint.params, { lat, lon });
  expect(parse('21.66449', '-158.0535')).toEqual({ lat: 21.664, lon: -158.053 });
  expect(parse('-0.0004', '-0')).toEqual({ lat: 0, lon: 0 });
});
