import type { ObservedAtBeach, StationReadings } from '@groundswell/forecast';
import { AIR_FRESH_MS, WATER_FRESH_MS, WAVES_FRESH_MS, WIND_FRESH_MS } from '@groundswell/forecast/view';
import { newestReadings, type Readings, readingsWithin, type Span } from '@groundswell/ocean';

/** What a station measured is shown as conditions now up to this age: an older reading must hide no younger one. */
const FRESH_MS = { waves: WAVES_FRESH_MS, wind: WIND_FRESH_MS, airC: AIR_FRESH_MS, waterC: WATER_FRESH_MS } as const;
const LONGEST_FRESH_MS = Math.max(...Object.values(FRESH_MS));
/** Clocks of instruments may be this far ahead; a reading dated later is in error and would stay the newest for long. */
const AHEAD_MS = 15 * 60_000;

/** The stations near one beach that may speak for it, nearest first. */
export interface StationsNear {
  readonly buoyIds: readonly string[];
  readonly stationIds: readonly string[];
}

/** When a reading may have been taken to be of any use at an instant. */
export function usableSpan(now: number): Span {
  return { since: now - LONGEST_FRESH_MS, until: now + AHEAD_MS };
}

/** What instruments say at one beach: each quantity by one station with a fresh reading of it, that reading alone. */
export function observeBeach(
  { buoyIds, stationIds }: StationsNear,
  stations: ReadonlyMap<string, StationReadings>,
  now: number,
): ObservedAtBeach {
  const choose = (ids: readonly string[], quantity: keyof typeof FRESH_MS) =>
    chooseStation(
      ids.flatMap((id) => stations.get(id) ?? []),
      quantity,
      now,
    );
  const everywhere = [...new Set([...stationIds, ...buoyIds])];
  const waves = choose(buoyIds, 'waves');
  const wind = choose(stationIds, 'wind');
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

/** The nearest station whose reading has half of its time before it, else the one whose fresh reading is the newest. */
function chooseStation(
  nearestFirst: readonly StationReadings[],
  quantity: keyof typeof FRESH_MS,
  now: number,
): StationReadings | undefined {
  const ageMs = (station: StationReadings) => now - (station[quantity]?.at ?? Number.NEGATIVE_INFINITY);
  const fresh = nearestFirst.filter((station) => ageMs(station) <= FRESH_MS[quantity]);
  return (
    fresh.find((station) => ageMs(station) <= FRESH_MS[quantity] / 2) ??
    fresh.toSorted((a, b) => ageMs(a) - ageMs(b))[0]
  );
}

/** All that is remembered of stations and of use, each quantity the newest: a buoy measures its waves in one row of four. */
export function rememberedReadings(kept: Iterable<ObservedAtBeach>, now: number): ReadonlyMap<string, Readings> {
  const byStation = new Map<string, Readings>();
  for (const { waves, wind, air, water } of kept) {
    for (const station of [waves, wind, air, water]) {
      if (!station) continue;
      const known = byStation.get(station.stationId) ?? {};
      byStation.set(station.stationId, newestReadings(known, readingsWithin(station, usableSpan(now))));
    }
  }
  return byStation;
}

function placeOf({ stationId, name, lat, lon }: StationReadings) {
  return { stationId, name, lat, lon };
}
