import { openListStations } from '@groundswell/contracts';
import { stationList } from '@groundswell/data/ocean';
import { aboutReply, listNear, openEndpoint } from '@groundswell/open-api';
import { presentOpenStation } from '@groundswell/present';

export const handler = openEndpoint(openListStations, async ({ query, site }) => {
  const { stations = [] } = (await stationList.read()) ?? {};
  const now = Date.now();
  const reporting = stations
    .map((station) => presentOpenStation(station, now))
    .filter(({ waves, wind, air, water }) => waves ?? wind ?? air ?? water);
  return {
    about: aboutReply(site, '/maps'),
    stations: listNear(reporting, query).map(({ place, distance_km }) => ({ ...place, distance_km })),
  };
});
