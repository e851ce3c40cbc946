import { userEndpoint } from '@groundswell/accounts';
import { listMapStations } from '@groundswell/contracts';
import { stationList } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { boxAround, DEFAULT_CENTER, unitsOfReader } from '@groundswell/forecast';
import { presentMapStations, wordsOf } from '@groundswell/present';
import { boxOfQuery } from '@groundswell/runtime';

/** Half the height of a desktop's map at zoom 8, for a map without bounds yet. */
const HALF_LAT_DEG = 2;
const HALF_LON_DEG = 4;

/** Lists the stations in the shown part of the map, with their current values. */
export const handler = userEndpoint(listMapStations, async ({ query, user: maybeUser }) => {
  const beach = query.slug === undefined ? undefined : findBeach(query.slug);
  const box = boxOfQuery(query);
  const [list, user] = await Promise.all([stationList.read(), maybeUser]);
  return presentMapStations({
    stations: list?.stations ?? [],
    box: box ?? boxAround(beach ?? DEFAULT_CENTER, HALF_LAT_DEG, HALF_LON_DEG),
    center: beach ?? (box ? undefined : DEFAULT_CENTER),
    stationType: query.stationType,
    existing: new Set(query.existingStations),
    units: unitsOfReader(query.units, user?.units, query.chosenUnits),
    words: wordsOf(query.lang),
    now: Date.now(),
  });
});
