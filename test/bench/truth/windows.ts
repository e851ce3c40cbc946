import { findBeach, listBeaches } from '@groundswell/data/places';
import { findSwellFetches } from '@groundswell/data/swell-fetches';
import { findSwellTransfer } from '@groundswell/data/swell-transfers';
import { computeSwellWindows, type Sector, type SwellWindow } from '@groundswell/forecast';
import type { BenchRow } from '../bench-row.ts';

/** The swell windows of well-known beaches by surf guides, forecasters and locals. */
const KNOWN: readonly (readonly [slug: string, said: string])[] = [
  ['rincon', '250 to 290; the islands block the south (book); backside gets a rare south'],
  ['malibu-first-point', 'S to W, best S to WSW between the islands (surfergalaxy, surfnerd)'],
  ['huntington-beach-pier', 'S to SSW, W between the islands (local forecasts: 180 to 220, WNW shadowed)'],
  ['blacks-beach', 'SW, WSW and WNW (socalforecast 2008)'],
  ['steamer-lane', 'south, west and northwest (Stockton Surfing)'],
  ['ocean-beach-noriega', 'SW to NW'],
  ['honolua-bay', 'N to NNW; Molokai shadows up to 335 (mauisurfreport)'],
  ['banzai-pipeline', 'W to N; Kauai shadows 292 (buoyalarm)'],
  ['waikiki-canoes', 'SSE to W'],
  ['jacksonville-beach-pier', '44 to 132: Georgia and the Bahamas (firstcoastnews)'],
  ['south-beach-miami', 'north only: the Bahamas block the rest (firstcoastnews, wptv)'],
  ['ditch-plains', 'E to SW (surfnerd)'],
  ['nahant-beach', 'E, between Marblehead and Hull'],
];

const PERIOD_S = 12;
const NEAR_KM = 300;

/** Compares the swell windows that land clips with the unclipped ones and with local knowledge: `clipped | unclipped`. */
export function compareWindows(): BenchRow[] {
  const beaches = listBeaches();
  const looking = (isClipped: boolean) => beaches.filter((beach) => looksThroughLand(beach, isClipped)).length;
  return [
    {
      what: `beaches of ${beaches.length} whose 12 s window is over a quarter towards land within ${NEAR_KM} km`,
      measured: `${looking(true)} | ${looking(false)}`,
      aim: `under ${Math.ceil(beaches.length / 100)}`,
    },
    ...KNOWN.map(([slug, said]) => {
      const beach = findBeach(slug);
      if (!beach) throw new Error(`There is no beach ${slug}.`);
      const shown = [true, false].map((isClipped) => sectorText(windowOf(beach, isClipped).works));
      return { what: `${slug}, 12 s works from`, measured: shown.join(' | '), aim: said };
    }),
  ];
}

interface Faced {
  readonly id: number;
  readonly facingDeg: number;
}

function windowOf({ id, facingDeg }: Faced, isClipped: boolean): SwellWindow {
  const fetches = isClipped ? findSwellFetches(id) : undefined;
  const found = computeSwellWindows(facingDeg, findSwellTransfer(id), fetches).find(
    ({ periodS }) => periodS === PERIOD_S,
  );
  if (!found) throw new Error(`There is no window for ${PERIOD_S} s.`);
  return found;
}

function looksThroughLand(beach: Faced, isClipped: boolean): boolean {
  const fetches = findSwellFetches(beach.id) ?? [];
  const { works } = windowOf(beach, isClipped);
  const directions = Array.from({ length: 72 }, (_, step) => step * 5).filter((deg) =>
    works.some(({ fromDeg, toDeg }) => (deg - fromDeg + 360) % 360 < (toDeg - fromDeg + 360) % 360),
  );
  return directions.filter((deg) => (fetches[deg] ?? 0) < NEAR_KM).length > directions.length / 4;
}

function sectorText(sectors: readonly Sector[]): string {
  return sectors.map(({ fromDeg, toDeg }) => `${Math.round(fromDeg)} to ${Math.round(toDeg)}`).join(', ');
}
