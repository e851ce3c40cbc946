import {
  AIR_FRESH_MS,
  type Beach,
  distanceKm,
  type ListedStation,
  type ObservedAtBeach,
  type StationReadings,
  WATER_FRESH_MS,
  WAVES_FRESH_MS,
  WIND_FRESH_MS,
} from '@groundswell/forecast';

/** The beach's stations for each quantity, best first: none in a bay or behind land (see the catalogue). */
export type ObservedBeach = Pick<Beach, 'lat' | 'lon' | 'buoyIds' | 'windStationIds' | 'waterStationIds'>;

/** How long a reading counts as current. */
const FRESH_MS = { waves: WAVES_FRESH_MS, wind: WIND_FRESH_MS, airC: AIR_FRESH_MS, waterC: WATER_FRESH_MS } as const;
type Quantity = keyof typeof FRESH_MS;

/** A station's air is that of the beach within this, km (12 miles), unless it floats: at sea spring is colder, autumn warmer. */
const AIR_REACH_KM = 20;

/** What the next station of a list counts for beside the one before it. */
const NEXT_WORTH = 0.7;

/**
 * The readings at one beach: each quantity from the station with the highest weight, and from it alone. No wind from a
 * station that stands in another wind than the beach, and the air's temperature from land stations near by alone.
 */
export function observeBeach(
  beach: ObservedBeach,
  stations: ReadonlyMap<string, ListedStation>,
  now: number,
  differs: (stationId: string) => boolean = () => false,
): ObservedAtBeach {
  const { buoyIds, windStationIds, waterStationIds } = beach;
  const hasAirOf = (id: string) => {
    const station = stations.get(id);
    return station?.kind === 'land' && distanceKm(beach, station) <= AIR_REACH_KM;
  };
  const choose = (ids: readonly string[], quantity: Quantity) =>
    ids
      .map((id, rank) => ({ station: stations.get(id), rank }))
      .map(({ station, rank }) => ({ station, worth: NEXT_WORTH ** rank * freshnessOf(station, quantity, now) }))
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth)[0]?.station;
  const waves = choose(buoyIds, 'waves');
  const wind = choose(
    windStationIds.filter((id) => !differs(id)),
    'wind',
  );
  const air = choose([...new Set([...windStationIds, ...waterStationIds])].filter(hasAirOf), 'airC');
  const water = choose(waterStationIds, 'waterC');
  return {
    checkedAt: now,
    waves: waves && { ...placeOf(waves), waves: waves.waves, trains: waves.trains },
    wind: wind && { ...placeOf(wind), wind: wind.wind },
    air: air && { ...placeOf(air), airC: air.airC },
    water: water && { ...placeOf(water), waterC: water.waterC },
  };
}

/** A reading is fresh, 1, for half of its time, then loses weight until it is no longer current. */
function freshnessOf(station: StationReadings | undefined, quantity: Quantity, now: number): number {
  const ageMs = now - (station?.[quantity]?.at ?? Number.NEGATIVE_INFINITY);
  return Math.max(0, Math.min(1, 2 * (1 - ageMs / FRESH_MS[quantity])));
}

function placeOf({ stationId, name, lat, lon }: StationReadings) {
  return { stationId, name, lat, lon };
}
