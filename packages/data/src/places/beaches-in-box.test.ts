import { expect, test } from 'vitest';
import { listBeachesIn } from './beaches-in-box.ts';
import { listBeaches } from './places.ts';

const world = { minLat: -90, maxLat: 90, minLon: -180, maxLon: 180 };
const oahu = { minLat: 21.2, maxLat: 21.75, minLon: -158.4, maxLon: -157.6 };
const honolulu = { lat: 21.3, lon: -157.86 };

test('a box around the whole world lists every beach once, in the menu’s order', () => {
  const { beaches, leftOff } = listBeachesIn(world, honolulu, 10_000);
  expect(beaches.map(({ beach }) => beach.id)).toEqual(listBeaches().map(({ id }) => id));
  expect(leftOff).toBe(0);
});

test('a box lists the beaches inside it, also when it crosses the antimeridian', () => {
  const { beaches } = listBeachesIn(oahu, honolulu, 200);
  expect(new Set(beaches.map(({ area }) => area.slug))).toEqual(new Set(['oahu']));
  expect(beaches.length).toBeGreaterThan(10);
  const across = listBeachesIn({ ...oahu, minLon: 170, maxLon: -157.6 }, honolulu, 200);
  expect(across.beaches).toEqual(beaches);
});

test('above the maximum the nearest beaches are listed, in order along the coast, and the others counted', () => {
  const all = listBeachesIn(oahu, honolulu, 200).beaches;
  const { beaches, leftOff } = listBeachesIn(oahu, honolulu, 5);
  expect([beaches.length, leftOff]).toEqual([5, all.length - 5]);
  const farthest = Math.max(...beaches.map(({ distanceKm }) => distanceKm));
  expect(all.filter(({ distanceKm }) => distanceKm < farthest)).toHaveLength(4);
  expect(all.filter((one) => beaches.some(({ beach }) => beach.id === one.beach.id))).toEqual(beaches);
});
