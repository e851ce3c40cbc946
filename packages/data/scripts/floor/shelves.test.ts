import { join } from 'node:path';
import { pointAlong } from '@groundswell/forecast';
import { needs, SOUNDINGS } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { listBeaches } from '../../src/places/places.ts';
import { depthOnShelf, shelfOff, shelves } from './shelves.ts';
import { parseSoundedGrid, readSoundedGrid, soundingAt } from './sounded-grid.ts';

test('every beach lies on a described shelf', () => {
  for (const beach of listBeaches()) expect(shelfOff(beach).length, beach.name).toBeGreaterThan(2);
});

test('every shelf deepens seaward', () => {
  for (const { name, profile } of shelves)
    for (let km = 0; km < 80; km += 0.25)
      expect(depthOnShelf(profile, km + 0.25), `${name} at ${km} km`).toBeGreaterThan(depthOnShelf(profile, km));
});

test('inside the first knot the floor is Dean’s profile, at each knot its depth', () => {
  const profile = [
    [0.8, 10],
    [3, 20],
    [9, 45],
  ] as const;
  expect(depthOnShelf(profile, 0.1)).toBeCloseTo(10 / 4, 9);
  for (const [km, depthM] of profile) expect(depthOnShelf(profile, km)).toBeCloseTo(depthM, 9);
});

test('a grid is read from the south, and between its nodes bilinear', () => {
  const grid = parseSoundedGrid('3 2 -160 20 0.5 0.5\n0 -10 -20\n-30 -40 -50\n');
  expect(soundingAt([grid], { lat: 20, lon: -159.5 })?.depthM).toBe(10);
  expect(soundingAt([grid], { lat: 20, lon: -159.5 })?.spacingKm).toBeCloseTo(55.6, 1);
  expect(soundingAt([grid], { lat: 20.25, lon: -159.75 })?.depthM).toBeCloseTo(20, 9);
  expect(soundingAt([grid], { lat: 21, lon: -159.5 })).toBeUndefined();
  expect(() => parseSoundedGrid('3 2 -160 20 0.5 0.5\n0 -10')).toThrow('heights');
});

test('where a fine grid has no soundings, a coarser one is read', () => {
  const fine = parseSoundedGrid('2 2 -160 20 0.5 0.5 (NA outside)\n-5 NA\n-5 NA\n');
  const coarse = parseSoundedGrid('2 2 -160 20 1 1\n-40 -40\n-40 -40\n');
  expect(soundingAt([fine, coarse], { lat: 20.25, lon: -159.75 })?.depthM).toBe(40);
});

const soundings = join(import.meta.dirname, '../../../../../shared/data/bathymetry');
describe('against ETOPO1 off Hawaii and Florida', needs(SOUNDINGS), () => {
  test('the median depth 5, 10 and 20 km off the beaches is within a factor of 1.35 of the shelf’s', () => {
    const grids = ['florida.txt.gz', 'hawaii.txt.gz'].map((name) => readSoundedGrid(join(soundings, name)));
    for (const name of FITTED) {
      const shelf = shelves.find((shelf) => shelf.name === name);
      for (const km of [5, 10, 20]) {
        const depths = listBeaches()
          .filter((beach) => shelf && shelfOff(beach) === shelf.profile)
          .flatMap((beach) => soundingAt(grids, pointAlong(beach, beach.facingDeg, km))?.depthM ?? [])
          .filter((depthM) => depthM > 1)
          .sort((one, other) => one - other);
        const median = depths[Math.floor(depths.length / 2)] ?? Number.NaN;
        const ratio = depthOnShelf(shelf?.profile ?? [], km) / median;
        expect(Math.abs(Math.log(ratio)), `${name} ${km} km: ${median} m`).toBeLessThan(Math.log(1.35));
      }
    }
  });
});

const FITTED = [
  'Hawaii',
  'North-east Florida',
  'Cape Canaveral',
  'Treasure Coast',
  'Palm Beach to Miami',
  'West Florida',
];
