import type { Station } from './station.ts';
import data from './stations.generated.json' with { type: 'json' };

// TypeScript types `kind` in JSON as string. The type assertion is safe, because the generator writes only stations.
const stations = data.stations as readonly Station[];
const stationsById = new Map(stations.map((station) => [station.id, station]));

/** Finds the NDBC station of that id, in capitals; `undefined` when no beach refers to it. */
export function findStation(id: string): Station | undefined {
  return stationsById.get(id);
}

/** Lists every NDBC station that a beach refers to, by id. */
export function listStations(): readonly Station[] {
  return stations;
}
