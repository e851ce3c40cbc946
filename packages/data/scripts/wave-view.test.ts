import { normalizeDeg, type Point, pointAlong } from '@groundswell/forecast';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewInCommon, viewOf } from './wave-view.ts';

const place: Point = { lat: 35, lon: -75 };
/** Returns the arc of a coast around the place, from one bearing clockwise to another. */
const coast = (fromDeg: number, toDeg: number, km: number) =>
  Array.from({ length: Math.ceil(toDeg - fromDeg) + 1 }, (_, step) =>
    pointAlong(place, normalizeDeg(Math.min(toDeg, fromDeg + step)), km),
  );
const openShare = (view: readonly boolean[]) => view.filter(Boolean).length / view.length;

test('a coast hides the directions that it spans, across north too, and not beyond 150 km', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 5, max: 300 }), (fromDeg, spanDeg) => {
      const near = viewOf(place, [coast(fromDeg, fromDeg + spanDeg, 20)]);
      expect(Math.abs(1 - openShare(near) - spanDeg / 360)).toBeLessThan(1 / 72 + 1e-9);
      expect(openShare(viewOf(place, [coast(fromDeg, fromDeg + spanDeg, 151)]))).toBe(1);
    }),
  );
});

test('a view shares all with itself, nothing with its opposite, and half with twice its directions', () => {
  const east = viewOf(place, [coast(180, 360, 20)]);
  const west = viewOf(place, [coast(0, 180, 20)]);
  expect(viewInCommon(east, east)).toBe(1);
  expect(viewInCommon(east, west)).toBeLessThan(0.02);
  expect(viewInCommon(east, viewOf(place, []))).toBeCloseTo(0.5, 1);
  expect(viewInCommon(viewOf(place, [coast(0, 360, 5)]), east)).toBe(0);
});
