import { distanceKm, type Point, pointAlong } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { measureFetches } from './fetches-around.ts';

const beach: Point = { lat: 34, lon: -120 };
const cell = pointAlong(beach, 225, 10);
const origin = { ...cell, beach, beyondKm: 15 };

test('a disc of land ends the fetches within its angular width, at its near side', () => {
  const centre = pointAlong(cell, 250, 300);
  const fetches = measureFetches(origin, (point) => distanceKm(centre, point) < 50);
  const halfWidthDeg = (Math.asin(50 / 300) * 180) / Math.PI;
  for (const [deg, km] of fetches.entries()) {
    const off = Math.abs(deg - 250);
    if (off < halfWidthDeg - 0.5) expect(km, `${deg}°`).toBeLessThan(300);
    if (off > halfWidthDeg + 0.5) expect(km, `${deg}°`).toBe(2000);
  }
  expect(Math.abs((fetches[250] ?? 0) - 250)).toBeLessThanOrEqual(1);
});

test('a fetch follows a great circle, which leaves its parallel', () => {
  const fetches = measureFetches(origin, ({ lat, lon }) => lon < -135 && lat > 33.5);
  expect(fetches[270]).toBe(2000);
  expect(fetches[280]).toBeLessThan(1500);
});

test('land near the beach does not count, and land that reaches farther counts from there', () => {
  expect(measureFetches(origin, (point) => distanceKm(beach, point) < 15)[45]).toBe(2000);
  const coast = measureFetches(origin, ({ lat }) => lat > 34);
  expect(coast[0]).toBeGreaterThanOrEqual(15);
  expect(coast[0]).toBeLessThan(25);
  expect(coast[180]).toBe(2000);
});
