import fc from 'fast-check';
import { expect, test } from 'vitest';
import { angleBetweenDeg, interpolateDirectionDeg, normalizeDeg } from './angles.ts';
import { compassPoint } from './compass.ts';

test.each([
  [350, 10, 20],
  [10, 350, 20],
  [0, 180, 180],
  [90, 90, 0],
  [-30, 330, 0],
  [720, 1, 1],
])('between %d and %d lie %d degrees', (a, b, between) => {
  expect(angleBetweenDeg(a, b)).toBeCloseTo(between, 9);
});

test('halfway from 350 to 10 is north, not south', () => {
  expect(angleBetweenDeg(interpolateDirectionDeg(350, 10, 0.5), 0)).toBeLessThan(1e-9);
});

test('between opposite directions the nearer end is taken', () => {
  expect(interpolateDirectionDeg(90, 270, 0.4)).toBe(90);
  expect(interpolateDirectionDeg(90, 270, 0.6)).toBe(270);
});

test('an interpolated direction lies on the short side and is invariant under rotation', () => {
  const deg = fc.double({ min: 0, max: 360, noNaN: true });
  fc.assert(
    fc.property(
      deg,
      fc.double({ min: -170, max: 170, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      deg,
      (from, by, fraction, turn) => {
        const direction = interpolateDirectionDeg(from, from + by, fraction);
        expect(angleBetweenDeg(from, direction)).toBeLessThanOrEqual(Math.abs(by) + 1e-6);
        const turned = interpolateDirectionDeg(from + turn, from + by + turn, fraction);
        expect(angleBetweenDeg(turned, direction + turn)).toBeLessThan(1e-5);
      },
    ),
  );
});

test.each([
  [0, 'N'],
  [11, 'N'],
  [12, 'NNE'],
  [348, 'NNW'],
  [349, 'N'],
  [359.9, 'N'],
  [-90, 'W'],
  [203, 'SSW'],
])('%d degrees is %s', (deg, point) => {
  expect(compassPoint(deg)).toBe(point);
});

test('a direction just below zero is not 360', () => {
  expect(normalizeDeg(-1e-15)).toBeLessThan(360);
});
