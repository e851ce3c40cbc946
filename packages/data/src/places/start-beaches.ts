import { DEFAULT_CENTER, distanceKm } from '@groundswell/forecast';
import { listBeaches } from './places.ts';
import { POPULAR_BEACH_IDS } from './popular-beaches.ts';

/** The radius of the map that a visitor without a location sees. */
const START_MAP_KM = 125;

/**
 * Lists the beaches on the pages that a visitor opens first, in two batches. The first batch is on the home page, the
 * second on the start map.
 */
export function listStartBeaches(): readonly (readonly number[])[] {
  const around = listBeaches().filter(
    ({ id, lat, lon }) => !POPULAR_BEACH_IDS.includes(id) && distanceKm(DEFAULT_CENTER, { lat, lon }) <= START_MAP_KM,
  );
  return [POPULAR_BEACH_IDS, around.map(({ id }) => id)];
}
