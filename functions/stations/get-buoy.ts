import { userEndpoint } from '@groundswell/accounts';
import { getBuoy, reason } from '@groundswell/contracts';
import { stationHistory, stationList } from '@groundswell/data/ocean';
import { findBeach, findNearestBeach } from '@groundswell/data/places';
import { findStation } from '@groundswell/data/stations';
import { type ListedStation, type Point, unitsOfReader } from '@groundswell/forecast';
import { presentBuoy, type StationZone, wordsOf, zoneOfLongitude } from '@groundswell/present';
import { NotFound } from '@groundswell/runtime';

/** Up to this distance a station uses the clock of its nearest beach. */
const BEACH_TIME_KM = 500;

/** A station, its rows of the last 48 hours, and the buoys near it. */
export const handler = userEndpoint(getBuoy, async ({ params: { buoyId }, query, user }) => {
  const [list, history] = await Promise.all([stationList.read(), stationHistory.find(buoyId)]);
  const stations = list?.stations ?? [];
  const station = stations.find(({ stationId }) => stationId === buoyId) ?? findCatalogued(buoyId);
  if (!station) throw new NotFound(reason('no-station-named', { name: buoyId }));

  return presentBuoy({
    station,
    history,
    stations,
    from: query.slug === undefined ? undefined : findBeach(query.slug),
    zone: zoneOf(station),
    units: unitsOfReader(query.units, user?.units),
    words: wordsOf(query.lang),
    now: Date.now(),
  });
});

/** A station that beaches name is listed even before NDBC's list is first read. */
function findCatalogued(stationId: string): ListedStation | undefined {
  const station = findStation(stationId);
  if (!station) return undefined;
  const { name, lat, lon, kind } = station;
  return { stationId, name, lat, lon, kind };
}

function zoneOf(station: Point): StationZone {
  const { beach, distanceKm } = findNearestBeach(station);
  return distanceKm <= BEACH_TIME_KM ? { timeZone: beach.timeZone, by: 'beach' } : zoneOfLongitude(station.lon);
}
