import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bearingDeg, distanceKm, pointAlong } from './great-circle.ts';

const anyPoint = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lon: fc.double({ min: -180, max: 179, noNaN: true }),
});

test('San Francisco to Honolulu is 3,854 km, leaving at 252°', () => {
  const sanFrancisco = { lat: 37.7749, lon: -122.4194 };
  const honolulu = { lat: 21.3069, lon: -157.8583 };
  expect(distanceKm(sanFrancisco, honolulu)).toBeCloseTo(3854, -1);
  expect(bearingDeg(sanFrancisco, honolulu)).toBeCloseTo(252, 0);
});

test('a point along a bearing lies at the given distance and on that bearing', () => {
  void fc.assert(
    fc.property(
      anyPoint,
      fc.double({ min: 0, max: 359.9, noNaN: true }),
      fc.double({ min: 0.5, max: 500, noNaN: true }),
      (from, bearing, km) => {
        const to = pointAlong(from, bearing, km);
        expect(distanceKm(from, to)).toBeCloseTo(km, 6);
        expect(Math.cos(((bearingDeg(from, to) - bearing) * Math.PI) / 180)).toBeCloseTo(1, 8);
        expect(to.lon).toBeGreaterThanOrEqual(-180);
        expect(to.lon).toBeLessThan(180);
      },
    ),
  );
});

test('the way there is as long as the way back, across the date line too', () => {
  void fc.assert(
    fc.property(anyPoint, anyPoint, (one, other) => {
      expect(distanceKm(one, other)).toBeCloseTo(distanceKm(other, one), 9);
    }),
  );
  expect(distanceKm({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 })).toBeCloseTo(111.195, 2);
});
