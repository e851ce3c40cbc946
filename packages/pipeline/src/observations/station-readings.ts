import {
  AIR_FRESH_MS,
  type Beach,
  type ObservedAtBeach,
  placeWeight,
  type StationReadings,
  WATER_FRESH_MS,
  WAVES_FRESH_MS,
  WIND_FRESH_MS,
} from '@groundswell/forecast';

/** The beach, and its candidate stations: none in a sound or behind land (see the catalogue). */
export type ObservedBeach = Pick<Beach, 'lat' | 'lon' | 'facingDeg' | 'buoyIds' | 'stationIds'>;

/** How long a reading counts as current. */
const FRESH_MS = { waves: WAVES_FRESH_MS, wind: WIND_FRESH_MS, airC: AIR_FRESH_MS, waterC: WATER_FRESH_MS } as const;
type Quantity = keyof typeof FRESH_MS;

/** The readings at one beach: each quantity from the station with the highest weight, and from it alone. */
export function observeBeach(
  beach: ObservedBeach,
  stations: ReadonlyMap<string, StationReadings>,
  now: number,
): ObservedAtBeach {
  const choose = (ids: readonly string[], quantity: Quantity) =>
    ids
      .flatMap((id) => stations.get(id) ?? [])
      .map((station) => ({ station, worth: worthOf(beach, station, quantity, now) }))
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth)[0]?.station;
  const everywhere = [...new Set([...beach.stationIds, ...beach.buoyIds])];
  const waves = choose(beach.buoyIds, 'waves');
  const wind = choose(beach.stationIds, 'wind');
  const air = choose(everywhere, 'airC');
  const water = choose(everywhere, 'waterC');
  return {
    checkedAt: now,
    waves: waves && { ...placeOf(waves), waves: waves.waves, trains: waves.trains },
    wind: wind && { ...placeOf(wind), wind: wind.wind },
    air: air && { ...placeOf(air), airC: air.airC },
    water: water && { ...placeOf(water), waterC: water.waterC },
  };
}

/**
 * How well a station's reading represents the beach, [0, 1]: its place, times freshness. A reading is fresh for half of
 * its time, then loses weight until it is no longer current.
 */
function worthOf(beach: ObservedBeach, station: StationReadings, quantity: Quantity, now: number): number {
  const ageMs = now - (station[quantity]?.at ?? Number.NEGATIVE_INFINITY);
  const freshness = Math.min(1, 2 * (1 - ageMs / FRESH_MS[quantity]));
  return Math.max(0, placeWeight(beach, station, quantity) * freshness);
}

function placeOf({ stationId, name, lat, lon }: StationReadings) {
  return { stationId, name, lat, lon };
}
