import { computeSwellWindows, type Sector } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { digestOfOrigins, fetchOriginOf } from '../../scripts/fetch/fetches-around.ts';
import { listRayBeaches } from '../../scripts/floor/ray-inputs.ts';
import { findBeach, listBeaches } from './places.ts';
import data from './swell-fetches.generated.json' with { type: 'json' };
import { findSwellFetches } from './swell-fetches.ts';
import { findSwellTransfer } from './swell-transfers.ts';

const contains = ({ fromDeg, toDeg }: Sector, deg: number) =>
  fromDeg === toDeg || (deg - fromDeg + 360) % 360 < (toDeg - fromDeg + 360) % 360;

/** Returns the directions, every 5°, from which 12 s swell works at a beach. */
function worksAt({ id, facingDeg }: { readonly id: number; readonly facingDeg: number }): number[] {
  const windows = computeSwellWindows(facingDeg, findSwellTransfer(id), findSwellFetches(id));
  const works = windows.find(({ periodS }) => periodS === 12)?.works ?? [];
  return Array.from({ length: 72 }, (_, step) => step * 5).filter((deg) => works.some((one) => contains(one, deg)));
}

test('fetches were measured from the current catalogue (else run `npm run fetches`)', () => {
  const beaches = listRayBeaches();
  expect(data.ids).toEqual(beaches.map(({ beach }) => beach.id));
  expect(data.drawnFrom).toEqual([digestOfOrigins(beaches.map(fetchOriginOf))]);
  expect(findSwellFetches(0)).toBeUndefined();
});

test('every beach has a window, and under 1 % have a quarter of it towards land within 300 km', () => {
  const beaches = listBeaches();
  const looking = beaches.filter((beach) => {
    const works = worksAt(beach);
    expect(works, beach.slug).not.toEqual([]);
    return works.filter((deg) => (findSwellFetches(beach.id)?.[deg] ?? 0) < 300).length > works.length / 4;
  });
  expect(looking.length, looking.map(({ slug }) => slug).join()).toBeLessThan(beaches.length / 100);
});

/** Land that charts show: the distance to it in km, and a direction from which swell does arrive. */
test.each([
  ['rincon', 215, [30, 50], 265], // Santa Cruz Island
  ['rincon', 300, [10, 40], 265], // the coast up to Point Conception
  ['blacks-beach', 330, [60, 130], 255], // the coast up to Los Angeles
  ['steamer-lane', 125, [15, 35], 200], // Monterey Bay’s shore
  ['malibu-first-point', 75, [10, 30], 190], // Santa Monica Bay’s shore
  ['malibu-first-point', 165, [50, 80], 190], // Santa Catalina
  ['honolua-bay', 230, [30, 60], 350], // Lanai
  ['honolua-bay', 265, [15, 40], 350], // Molokai
  ['waikiki-canoes', 130, [200, 270], 200], // Hawaii
  ['waikiki-canoes', 295, [150, 220], 200], // Kauai and Niihau
  ['banzai-pipeline', 285, [110, 150], 320], // Kauai
] as const)('%s: land at %i° stops swell', (slug, deg, [fromKm, toKm], openDeg) => {
  const beach = findBeach(slug) ?? { id: 0, facingDeg: 0 };
  const fetchKm = findSwellFetches(beach.id)?.[deg];
  expect(fetchKm).toBeGreaterThanOrEqual(fromKm);
  expect(fetchKm).toBeLessThanOrEqual(toKm);
  expect(worksAt(beach)).not.toContain(deg);
  expect(worksAt(beach)).toContain(openDeg);
});
