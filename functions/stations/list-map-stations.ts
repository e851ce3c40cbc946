import { userEndpoint } from '@groundswell/accounts';
import { listMapStations, type QueryOf, reason } from '@groundswell/contracts';
import { stationList } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { type Point, unitsOfReader } from '@groundswell/forecast';
import { type MapBox, presentMapStations, wordsOf } from '@groundswell/present';
import { InvalidRequest } from '@groundswell/runtime';

/** The charts' position when no beach is chosen. */
const DEFAULT_CENTER: Point = { lat: 35.232, lon: -75.531 };
/** A desktop's window at zoom 8, for a map without bounds yet. */
const HALF_LAT_DEG = 2;
const HALF_LON_DEG = 4;

/** The stations in the shown part of the map, with their current values. */
export const handler = userEndpoint(listMapStations, async ({ query, user }) => {
  const beach = query.slug === undefined ? undefined : findBeach(query.slug);
  const box = boxOf(query);
  const list = await stationList.read();
  return presentMapStations({
    stations: list?.stations ?? [],
    box: box ?? boxAround(beach ?? DEFAULT_CENTER),
    center: beach ?? (box ? undefined : DEFAULT_CENTER),
    stationType: query.stationType,
    existing: new Set(query.existingStations),
    units: unitsOfReader(query.units, user?.units),
    words: wordsOf(query.lang),
    now: Date.now(),
  });
});

/** The requested box; absent without any side. Throws InvalidRequest for part of a box or one upside down. */
function boxOf({ minLat, maxLat, minLon, maxLon }: QueryOf<typeof listMapStations>): MapBox | undefined {
  const sides = { minLat, maxLat, minLon, maxLon };
  const missing = Object.entries(sides).filter(([, side]) => side === undefined);
  if (missing.length === 4) return undefined;
  if (minLat === undefined || maxLat === undefined || minLon === undefined || maxLon === undefined)
    throw new InvalidRequest(Object.fromEntries(missing.map(([side]) => [side, [reason('box-not-whole')]])));
  if (minLat > maxLat) throw new InvalidRequest({ minLat: [reason('box-upside-down')] });
  return { minLat, maxLat, minLon, maxLon };
}

function boxAround({ lat, lon }: Point): MapBox {
  return {
    minLat: Math.max(-90, lat - HALF_LAT_DEG),
    maxLat: Math.min(90, lat + HALF_LAT_DEG),
    minLon: lon - HALF_LON_DEG < -180 ? lon - HALF_LON_DEG + 360 : lon - HALF_LON_DEG,
    maxLon: lon + HALF_LON_DEG > 180 ? lon + HALF_LON_DEG - 360 : lon + HALF_LON_DEG,
  };
}
