import { expect, test } from 'vitest';
import { columnOfLon, latOfRow, lonOfColumn, rowOfLat, TILE_STEPS, worldSteps } from './mercator.ts';

test('the map ends at 85.0511 degrees, its middle is the equator', () => {
  expect(latOfRow(0, 3)).toBeCloseTo(85.0511, 4);
  expect(latOfRow(worldSteps(3), 3)).toBeCloseTo(-85.0511, 4);
  expect(latOfRow(worldSteps(3) / 2, 3)).toBeCloseTo(0, 12);
});

test('the first pixel lies at 180° W and the last at 180° E', () => {
  expect([lonOfColumn(0, 5), lonOfColumn(worldSteps(5), 5)]).toEqual([-180, 180]);
});

test('Duck, North Carolina, lies in tile 5/9/12', () => {
  // The expected values follow OpenStreetMap's slippy-map formulas: x = floor(32 (lon + 180) / 360), and y by the
  // mercator latitude.
  expect(Math.floor(columnOfLon(-75.75, 5) / TILE_STEPS)).toBe(9);
  expect(Math.floor(rowOfLat(36.17, 5) / TILE_STEPS)).toBe(12);
});

test.each([-180, -75.75, 0, 133.3, 179.9, 284.25])('a longitude of %d survives the round trip', (lon) => {
  expect(lonOfColumn(columnOfLon(lon, 3), 3)).toBeCloseTo(lon > 180 ? lon - 360 : lon, 9);
});

test.each([-85, -33.3, 0, 60, 85])('a latitude of %d survives the round trip', (lat) => {
  expect(latOfRow(rowOfLat(lat, 3), 3)).toBeCloseTo(lat, 9);
});
