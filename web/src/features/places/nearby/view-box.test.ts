import { expect, test } from 'vitest';
import { boxOfView, hasMoved, kmPerPx } from './view-box.ts';

const hatteras = { lat: 35.232, lon: -75.531, zoom: 9 };

test('the box of a window is around its middle, as wide as the zoom has it', () => {
  const { minLat, maxLat, minLon, maxLon } = boxOfView(hatteras, 876, 736);
  expect(maxLon - minLon).toBeCloseTo((876 / (256 * 2 ** 9)) * 360);
  expect((minLon + maxLon) / 2).toBeCloseTo(hatteras.lon);
  expect(minLat).toBeLessThan(hatteras.lat);
  expect(maxLat - minLat).toBeCloseTo(1.65, 1);
});

test('a window across the antimeridian has its west greater than its east', () => {
  const { minLon, maxLon } = boxOfView({ lat: 0, lon: 179.9, zoom: 9 }, 800, 600);
  expect([minLon > 170, maxLon < -170]).toEqual([true, true]);
});

test('a window wider than the world has all of it', () => {
  expect(boxOfView({ lat: 0, lon: 40, zoom: 1 }, 900, 900)).toMatchObject({ minLon: -180, maxLon: 180 });
});

test('a px at the equator and zoom 0 is a 256th of the equator', () => {
  expect(kmPerPx(0, 0)).toBeCloseTo(156.54, 1);
  expect(kmPerPx(60, 1)).toBeCloseTo(156.54 / 4, 1);
});

test('a view has moved from a few px on, or with its zoom; across the antimeridian too', () => {
  const px = 360 / (256 * 2 ** 9);
  expect(hasMoved(hatteras, { ...hatteras, lon: hatteras.lon + 4 * px })).toBe(false);
  expect(hasMoved(hatteras, { ...hatteras, lat: hatteras.lat - 12 * px })).toBe(true);
  expect(hasMoved(hatteras, { ...hatteras, zoom: 9.5 })).toBe(true);
  expect(hasMoved({ lat: 0, lon: 179.999, zoom: 9 }, { lat: 0, lon: -179.999, zoom: 9 })).toBe(false);
});
