import type { Coast, MapStillDays } from '@groundswell/map-stills';
import { addDay } from '@groundswell/map-stills/draw';
import type { FirstTime } from '@groundswell/tiles';
import { readSea } from './read-sea.ts';
import { hoursAround } from './shown-hour.ts';

const LEAST_FRAMES = 2;

/**
 * Reads the waves of several days around a run for each coast. Each hour needs ten map tiles, and only one hour's tiles
 * are in memory at a time.
 */
export async function readDays(shown: FirstTime, coasts: readonly Coast[]): Promise<readonly MapStillDays[]> {
  const days = new Map<Coast, MapStillDays | undefined>();
  for (const hour of hoursAround(shown)) {
    const sea = await readSea(hour);
    for (const coast of coasts) days.set(coast, addDay(coast, days.get(coast), hour.at, sea));
  }
  return [...days.values()].flatMap((one) => (one && one.frames.length >= LEAST_FRAMES ? [one] : []));
}
