import { HOUR_MS } from '@groundswell/durations';
import type { BeachForecast } from '../src/beach-forecast.ts';
import { predictTide } from '../src/tides/predict-tide.ts';
import { listLocalDays } from '../src/time/local-days.ts';
import { databaseStation } from './database-station.ts';

/** Builds a stored forecast that holds only the tide: 16 local days from the day of `at`. */
export function tideForecast(stationId: string, timeZone: string, at: string, dayCount = 16): BeachForecast {
  const station = databaseStation(stationId);
  const days = listLocalDays(timeZone, Date.parse(at), dayCount);
  const startAt = days[0]?.startAt ?? Number.NaN;
  const hours = Math.round(((days.at(-1)?.endAt ?? Number.NaN) - startAt) / HOUR_MS);
  const { levelsM, extremes } = predictTide(station, startAt, HOUR_MS, hours);
  return {
    v: 2,
    beach: {
      id: 1,
      slug: 'pier',
      name: 'Pier',
      lat: station.lat,
      lon: station.lon,
      facingDeg: 90,
      timeZone,
      waveGrid: 'atlocn',
      tideStationId: stationId,
      buoyIds: [],
      windStationIds: [],
      waterStationIds: [],
    },
    updatedAt: startAt,
    startAt,
    hours,
    days,
    sources: {},
    tide: {
      stationId,
      station: station.name,
      datum: station.datum,
      distanceKm: 0,
      levelMm: levelsM.map((levelM) => Math.round(levelM * 1000)),
      extremes: extremes.map(({ at, levelM, high }) => ({ at, levelMm: Math.round(levelM * 1000), high })),
    },
  };
}
