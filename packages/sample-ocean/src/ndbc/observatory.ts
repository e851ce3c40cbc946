import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import type { Ocean } from '../ocean.ts';
import { chance } from '../random.ts';
import { isSilent, measureWaves, type Reading, readInstruments, rowEveryMs, type WaveReading } from './instruments.ts';
import { type StationTrain, type StationWeather, stationTrains, stationWeather } from './station-weather.ts';
import { type Station, stations } from './stations.ts';

/**
 * The stations' published readings. They are computed on demand and cached for as long as their rows are in the files.
 */
export interface Observatory {
  /** Returns the rows of the last four days, newest first. */
  readings(station: Station, nowMs: number): Promise<readonly Reading[]>;
  /** Returns the hourly wave measurements of the last four days, newest first. */
  waveReadings(station: Station, nowMs: number): Promise<readonly WaveReading[]>;
  /** Returns the newest row of every station that sent one within two hours. */
  latest(nowMs: number): Promise<readonly { readonly station: Station; readonly reading: Reading }[]>;
}

interface Hour {
  readonly weather: ReadonlyMap<string, StationWeather>;
  readonly trains: ReadonlyMap<string, readonly StationTrain[]>;
  /** The wave measurements by station id. Each is computed on demand and cached, because all files of a buoy use it. */
  readonly measured: Map<string, WaveReading | undefined>;
}

const REACH_BACK_MS = 4 * DAY_MS;
const LATEST_WITHIN_MS = 2 * HOUR_MS;
const HOURS_KEPT = 130;
const LEAST_DELAY_MS = 6 * 60_000;
const DELAY_SPREAD_MS = 18 * 60_000;

export function createObservatory(seed: number, ocean: Ocean): Observatory {
  const hours = new Map<number, Promise<Hour>>();
  const work = async (hourMs: number): Promise<Hour> => {
    // The computation of each hour takes some milliseconds. This pause lets the process answer other requests in
    // between.
    await new Promise(setImmediate);
    return {
      weather: stationWeather(ocean, hourMs),
      trains: stationTrains(ocean, undefined, hourMs),
      measured: new Map(),
    };
  };
  const hour = (hourMs: number): Promise<Hour> => {
    const known = hours.get(hourMs);
    if (known !== undefined) return known;
    const made = work(hourMs);
    hours.set(hourMs, made);
    if (hours.size > HOURS_KEPT) hours.delete(Math.min(...hours.keys()));
    return made;
  };
  const hourOf = (timeMs: number) => Math.floor(timeMs / HOUR_MS) * HOUR_MS;

  const wavesOf = async (station: Station, hourMs: number): Promise<WaveReading | undefined> => {
    if (!station.waves) return undefined;
    const { trains, measured } = await hour(hourMs);
    const { id } = station;
    if (!measured.has(id)) measured.set(id, measureWaves(seed, station, hourMs, trains.get(id) ?? []));
    return measured.get(id);
  };

  const rowsBetween = async (station: Station, fromMs: number, nowMs: number): Promise<Reading[]> => {
    const every = rowEveryMs(station);
    const newest = Math.floor((nowMs - delayMs(seed, station)) / every) * every;
    const rows: Reading[] = [];
    let waves: { hourMs: number; reading: WaveReading | undefined } | undefined;
    for (let timeMs = newest; timeMs > fromMs; timeMs -= every) {
      if (isSilent(seed, station, timeMs)) continue;
      const hourMs = hourOf(timeMs);
      const before = (await hour(hourMs)).weather.get(station.id);
      const after = (await hour(hourMs + HOUR_MS)).weather.get(station.id);
      const earlier = (await hour(hourMs - 3 * HOUR_MS)).weather.get(station.id);
      if (!before || !after) continue;
      if (waves?.hourMs !== hourMs) waves = { hourMs, reading: await wavesOf(station, hourMs) };
      rows.push(readInstruments(seed, station, timeMs, { before, after, earlier }, waves.reading));
    }
    return rows;
  };

  return {
    readings: (station, nowMs) => rowsBetween(station, nowMs - REACH_BACK_MS, nowMs),
    async waveReadings(station, nowMs) {
      const readings: WaveReading[] = [];
      for (let hourMs = hourOf(nowMs - HOUR_MS); hourMs > nowMs - REACH_BACK_MS; hourMs -= HOUR_MS) {
        const reading = await wavesOf(station, hourMs);
        if (reading && !isSilent(seed, station, reading.timeMs)) readings.push(reading);
      }
      return readings;
    },
    async latest(nowMs) {
      const rows = await Promise.all(
        stations.map(async (station) => {
          const [reading] = await rowsBetween(station, nowMs - LATEST_WITHIN_MS, nowMs);
          return reading && { station, reading };
        }),
      );
      return rows.filter((row) => row !== undefined);
    },
  };
}

function delayMs(seed: number, { id }: Station): number {
  return LEAST_DELAY_MS + DELAY_SPREAD_MS * chance(seed, id, 'delay');
}
