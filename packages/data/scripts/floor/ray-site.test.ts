import { expect, test } from 'vitest';
import { type DepthAt, drawDepthGrid } from './depth-grid.ts';
import { chooseRaySite, meanCellDepthM, reachOf } from './ray-site.ts';

/** A floor that faces north; the break's coordinates lie 200 m inland. */
const plane: DepthAt = (_, northM) => Math.max(0, (northM - 200) / 100);
const floorOf = (depthAt: DepthAt) => [drawDepthGrid(20_000, 801, depthAt)];

test('rays start where the water straight ahead is deep enough, counted from the shore', () => {
  const site = chooseRaySite(floorOf(plane), 0, 40, 15_000);
  expect(site.eastM).toBeCloseTo(0, 6);
  expect(Math.abs(site.northM - 700)).toBeLessThan(30);
  expect(site.depthM).toBeCloseTo(5, 0);
  expect(site.cellDepthM).toBe(40);
});

test('off a flat shore rays start at the deepest water within 1.5 km, and the cell counts as at least as deep', () => {
  const site = chooseRaySite(
    floorOf((eastM, northM) => plane(eastM, northM) / 10),
    0,
    1,
    15_000,
  );
  expect(site.depthM).toBeCloseTo(1.5, 1);
  expect(site.cellDepthM).toBe(site.depthM);
});

test('land off the beach does not move the start beyond it', () => {
  const barred: DepthAt = (eastM, northM) => (northM > 900 && northM < 1100 ? 0 : plane(eastM, northM) / 3);
  expect(chooseRaySite(floorOf(barred), 0, 40, 15_000).northM).toBeGreaterThan(1100);
});

test('the floor is drawn as far as 1.5 times the cell’s distance, from 15 to 60 km', () => {
  const cell = (distanceKm: number) => ({ lat: 0, lon: 0, cellsAway: 1, distanceKm });
  expect([undefined, cell(5), cell(20), cell(50)].map(reachOf)).toEqual([15_000, 15_000, 30_000, 60_000]);
});

test('a cell has the mean depth of its water', () => {
  const beach = { lat: 30, lon: -80 };
  const level = floorOf((_, northM) => (northM < 0 ? 0 : 24));
  expect(meanCellDepthM(level, beach, { lat: 30, lon: -80 })).toBeCloseTo(24, 6);
});
