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
import { priorWindWeight } from '@groundswell/forecast/verify';

/**
 * A beach with its stations for each quantity, best first. These lists from the catalogue contain no station in a bay
 * or behind land.
 */
export type ObservedBeach = Pick<Beach, 'lat' | 'lon' | 'buoyIds' | 'windStationIds' | 'waterStationIds'>;

/** The age up to which each quantity's reading counts as current. */
const FRESH_MS = { waves: WAVES_FRESH_MS, wind: WIND_FRESH_MS, airC: AIR_FRESH_MS, waterC: WATER_FRESH_MS } as const;
type Quantity = keyof typeof FRESH_MS;

/**
 * The greatest distance at which a land station's air temperature applies to a beach, km (12 miles). Buoys are
 * excluded, because air at sea is colder in spring and warmer in autumn.
 */
const AIR_REACH_KM = 20;

/** The weight of each station in a beach's list, relative to the station before it. */
const NEXT_WORTH = 0.7;

/** The result of comparing a station's wind with the model's at a beach. */
interface WindJudgement {
  readonly differs: boolean;
  readonly weight: number;
}

/**
 * Returns the readings at one beach, each quantity only from the station with the highest worth. Wind excludes stations
 * judged not to represent the beach's wind, and has its weight against the model. Air temperature comes only from land
 * stations nearby.
 */
export function observeBeach(
  beach: ObservedBeach,
  stations: ReadonlyMap<string, ListedStation>,
  now: number,
  judge: (stationId: string) => WindJudgement | undefined = () => undefined,
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
    windStationIds.filter((id) => !judge(id)?.differs),
    'wind',
  );
  const air = choose([...new Set([...windStationIds, ...waterStationIds])].filter(hasAirOf), 'airC');
  const water = choose(waterStationIds, 'waterC');
  return {
    checkedAt: now,
    waves: waves && { ...placeOf(waves), waves: waves.waves, trains: waves.trains },
    wind: wind && {
      ...placeOf(wind),
      wind: wind.wind,
      windWeight: judge(wind.stationId)?.weight ?? priorWindWeight({ kind: wind.kind, km: distanceKm(beach, wind) }),
    },
    air: air && { ...placeOf(air), airC: air.airC },
    water: water && { ...placeOf(water), waterC: water.waterC },
  };
}

/**
 * Returns the weight of a reading by its age: 1 for the first half of the time in which it counts as current, then
 * falling.
 */
function freshnessOf(station: StationReadings | undefined, quantity: Quantity, now: number): number {
  const ageMs = now - (station?.[quantity]?.at ?? Number.NEGATIVE_INFINITY);
  return Math.max(0, Math.min(1, 2 * (1 - ageMs / FRESH_MS[quantity])));
}

function placeOf({ stationId, name, lat, lon }: StationReadings) {
  return { stationId, name, lat, lon };
}
