import type { ObservedAtBeach, StationReadings } from '@groundswell/forecast';
import { newestReadings, type Readings } from '@groundswell/ocean';

/** What a station measured is taken for conditions now up to this age. The sea cools slower than the wind turns. */
const FRESH_MS = { waves: 3 * 3_600_000, wind: 2 * 3_600_000, air: 3 * 3_600_000, water: 12 * 3_600_000 } as const;

/** The stations near one beach that may speak for it, nearest first. */
export interface StationsNear {
  readonly buoyIds: readonly string[];
  readonly stationIds: readonly string[];
}

/** What instruments say at one beach: each quantity by the nearest station with a fresh reading of it, that reading alone. */
export function observeBeach(
  { buoyIds, stationIds }: StationsNear,
  stations: ReadonlyMap<string, StationReadings>,
  now: number,
): ObservedAtBeach {
  const nearest = (ids: readonly string[], quantity: 'waves' | 'wind' | 'airC' | 'waterC', freshMs: number) => {
    const id = ids.find((one) => now - (stations.get(one)?.[quantity]?.at ?? 0) <= freshMs);
    return id === undefined ? undefined : stations.get(id);
  };
  const everywhere = [...new Set([...stationIds, ...buoyIds])];
  const waves = nearest(buoyIds, 'waves', FRESH_MS.waves);
  const wind = nearest(stationIds, 'wind', FRESH_MS.wind);
  const air = nearest(everywhere, 'airC', FRESH_MS.air);
  const water = nearest(everywhere, 'waterC', FRESH_MS.water);
  return {
    checkedAt: now,
    waves: waves && { ...placeOf(waves), waves: waves.waves, trains: waves.trains },
    wind: wind && { ...placeOf(wind), wind: wind.wind },
    air: air && { ...placeOf(air), airC: air.airC },
    water: water && { ...placeOf(water), waterC: water.waterC },
  };
}

/** All that is remembered of stations, each quantity the newest: a buoy measures its waves in one row of four. */
export function rememberedReadings(kept: Iterable<ObservedAtBeach>): ReadonlyMap<string, Readings> {
  const byStation = new Map<string, Readings>();
  for (const { waves, wind, air, water } of kept) {
    for (const station of [waves, wind, air, water]) {
      if (station) byStation.set(station.stationId, newestReadings(byStation.get(station.stationId) ?? {}, station));
    }
  }
  return byStation;
}

function placeOf({ stationId, name, lat, lon }: StationReadings) {
  return { stationId, name, lat, lon };
}
