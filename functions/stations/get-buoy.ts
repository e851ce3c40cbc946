import { userEndpoint } from '@groundswell/accounts';
import { getBuoy, reason } from '@groundswell/contracts';
import { stationHistory, stationList } from '@groundswell/data/ocean';
import { findBeach, findNearestBeach } from '@groundswell/data/places';
import { findStation } from '@groundswell/data/stations';
import { type ListedStation, unitsOfReader } from '@groundswell/forecast';
import { presentBuoy, wordsOf, zoneNear } from '@groundswell/present';
import { NotFoundError } from '@groundswell/runtime';

/** Returns a station, its rows of the last 48 hours, and the buoys near it. */
export const handler = userEndpoint(getBuoy, async ({ params: { buoyId }, query, user: maybeUser }) => {
  const [list, history, user] = await Promise.all([stationList.read(), stationHistory.find(buoyId), maybeUser]);
  const stations = list?.stations ?? [];
  const station = stations.find(({ stationId }) => stationId === buoyId) ?? findCatalogued(buoyId);
  if (!station) throw new NotFoundError(reason('no-station-named', { name: buoyId }));

  return presentBuoy({
    station,
    history,
    stations,
    from: query.slug === undefined ? undefined : findBeach(query.slug),
    zone: zoneNear(station, findNearestBeach(station)),
    units: unitsOfReader(query.units, user?.units, query.chosenUnits),
    words: wordsOf(query.lang),
    now: Date.now(),
  });
});

/**
 * Finds a station among those that the beach catalogue refers to. It is used until NDBC's list has been read for the
 * first time.
 */
function findCatalogued(stationId: string): ListedStation | undefined {
  const station = findStation(stationId);
  if (!station) return undefined;
  const { name, lat, lon, kind } = station;
  return { stationId, name, lat, lon, kind };
}
