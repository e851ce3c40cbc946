import { openGetStation, reason } from '@groundswell/contracts';
import { stationHistory, stationList } from '@groundswell/data/ocean';
import { findStation } from '@groundswell/data/stations';
import type { ListedStation } from '@groundswell/forecast';
import { aboutReply, openEndpoint } from '@groundswell/open-api';
import { presentOpenObservations, presentOpenStation } from '@groundswell/present';
import { NotFoundError } from '@groundswell/runtime';

export const handler = openEndpoint(openGetStation, async ({ params, site }) => {
  const [list, history] = await Promise.all([stationList.read(), stationHistory.find(params.station)]);
  const station = list?.stations.find(({ stationId }) => stationId === params.station) ?? findNamed(params.station);
  if (!station) throw new NotFoundError(reason('no-station-named', { name: params.station }));
  const now = Date.now();
  return {
    about: aboutReply(site, `/maps?lat=${station.lat}&lon=${station.lon}&zoom=8#stations`),
    station: presentOpenStation(station, now),
    ...presentOpenObservations(history, now),
  };
});

/**
 * Finds a station among those that the beach catalogue refers to. It is used until NDBC's list has been read for the
 * first time.
 */
function findNamed(stationId: string): ListedStation | undefined {
  const station = findStation(stationId);
  return station && { stationId, name: station.name, lat: station.lat, lon: station.lon, kind: station.kind };
}
