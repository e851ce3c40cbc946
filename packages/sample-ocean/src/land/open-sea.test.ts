import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { RAD_PER_DEG, travel } from '../sphere.ts';
import { seaKmAlong } from './land-cube.ts';
import { isLand } from './masks.ts';
import { openSeaKm } from './open-sea.ts';

test('within the radius there is no land, in the rasters and on the cube', () => {
  const random = createRandom('open sea');
  const onLand: unknown[] = [];
  for (let n = 0; n < 4000; n++) {
    const place = { latDeg: 178 * random() - 89, lonDeg: 360 * random() };
    for (const [radiusKm, hasLand] of [
      [openSeaKm(place.latDeg, place.lonDeg), isLand],
      [kmOnCube(place.latDeg, place.lonDeg), (lat: number, lon: number) => kmOnCube(lat, lon) < 0],
    ] as const)
      for (let k = 0; k < 20 && radiusKm > 0; k++) {
        const there = travel(place, 2 * Math.PI * random(), radiusKm * Math.sqrt(random()));
        if (hasLand(there.latDeg, there.lonDeg)) onLand.push(there);
      }
  }
  expect(onLand).toEqual([]);
});

test('far from land the radius is long, on a coast it is nil', () => {
  expect(openSeaKm(-48, 237)).toBeGreaterThan(1000);
  expect(openSeaKm(37.7, -122.6)).toBe(0);
  expect(kmOnCube(-48, 237)).toBeGreaterThan(1000);
});

function kmOnCube(latDeg: number, lonDeg: number): number {
  const [lat, lon] = [latDeg * RAD_PER_DEG, lonDeg * RAD_PER_DEG];
  return seaKmAlong(Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat));
}
