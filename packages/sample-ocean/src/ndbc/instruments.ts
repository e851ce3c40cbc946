import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import { chance, createRandom } from '../random.ts';
import { type Spectrum, spectrumOf } from './spectrum.ts';
import type { StationTrain, StationWeather } from './station-weather.ts';
import type { Station } from './stations.ts';
import { summarise, type WaveSummary } from './wave-summary.ts';

/** The readings of one station at one time; undefined is written as `MM`. */
export interface Reading {
  readonly timeMs: number;
  readonly windFromDeg: number | undefined;
  readonly windMps: number | undefined;
  readonly gustMps: number | undefined;
  readonly heightM: number | undefined;
  readonly dominantPeriodS: number | undefined;
  readonly averagePeriodS: number | undefined;
  readonly meanFromDeg: number | undefined;
  readonly pressureHpa: number | undefined;
  readonly tendencyHpa: number | undefined;
  readonly airC: number | undefined;
  readonly waterC: number | undefined;
  readonly dewC: number | undefined;
}

export interface WaveReading {
  readonly timeMs: number;
  readonly spectrum: Spectrum;
  readonly summary: WaveSummary;
}

const OUTAGE_SLOT_MS = 14 * HOUR_MS;
const OUTAGE_CHANCE = 0.025;
const LOST_HOUR_CHANCE = 0.02;
const LOST_WAVES_CHANCE = 0.2;

/** Returns the interval between two rows of a station, ms. */
export function rowEveryMs({ kind }: Station): number {
  return { buoy: 10, waverider: 30, shore: 6 }[kind] * MINUTE_MS;
}

/**
 * Returns whether a station is silent at a time. Stations have occasional outages of half a day, and lose single hours.
 */
export function isSilent(seed: number, { id }: Station, timeMs: number): boolean {
  return (
    chance(seed, id, 'outage', Math.floor(timeMs / OUTAGE_SLOT_MS)) < OUTAGE_CHANCE ||
    chance(seed, id, 'lost', Math.floor(timeMs / HOUR_MS)) < LOST_HOUR_CHANCE
  );
}

/**
 * Returns the hour's wave measurement: the true wave trains with an instrument's random error; undefined for a flat
 * sea. A record of 20 minutes scatters heights by some 5 % (Donelan & Pierson 1983, J. Geophys. Res. 88).
 */
export function measureWaves(
  seed: number,
  { id }: Station,
  hourMs: number,
  trains: readonly StationTrain[],
): WaveReading | undefined {
  const random = createRandom(seed, id, 'waves', hourMs);
  const measured = trains.map((train) => ({
    ...train,
    heightM: train.heightM * (0.91 + 0.18 * random()),
    periodS: train.periodS * (0.97 + 0.06 * random()),
    fromDeg: (train.fromDeg + 12 * (random() - 0.5) + 360) % 360,
  }));
  const spectrum = spectrumOf(measured);
  const windSea = measured.find((train) => train.windSea);
  // The frequency that separates swell from wind sea lies in the trough below the wind sea's peak.
  const separationHz = windSea && Math.round(Math.min(0.45, 0.82 / windSea.periodS) * 1000) / 1000;
  const summary = summarise(spectrum, separationHz);
  return summary && { timeMs: hourMs + 40 * MINUTE_MS, spectrum, summary };
}

/**
 * Returns one row of NDBC's standard file from the true weather. `before` and `after` are the full hours around
 * `timeMs`; `earlier` is three hours ago. A buoy reports waves at minute 40 (without period) and minute 50, a waverider
 * in every row. Some measurements are left out on purpose, as in real files.
 */
export function readInstruments(
  seed: number,
  station: Station,
  timeMs: number,
  truth: { before: StationWeather; after: StationWeather; earlier: StationWeather | undefined },
  waves: WaveReading | undefined,
): Reading {
  const random = createRandom(seed, station.id, 'row', timeMs);
  const part = (timeMs % HOUR_MS) / HOUR_MS;
  const at = (of: (weather: StationWeather) => number) => of(truth.before) * (1 - part) + of(truth.after) * part;
  const wave = seenWaves(seed, station, timeMs, waves);
  const fitted = (sensor: string, share: number) => chance(seed, station.id, sensor) < share;

  const east = at((w) => w.windEastMps) + 0.7 * (random() - 0.5);
  const north = at((w) => w.windNorthMps) + 0.7 * (random() - 0.5);
  const windMps = Math.hypot(east, north);
  const pressureHpa = at((w) => w.pressureHpa) + 0.2 * (random() - 0.5);
  const air = station.kind !== 'waverider';
  const onThreeHours = timeMs % (3 * HOUR_MS) === 0;
  return {
    timeMs,
    windFromDeg: station.wind ? ((Math.atan2(-east, -north) * 180) / Math.PI + 360) % 360 : undefined,
    windMps: station.wind ? windMps : undefined,
    gustMps:
      station.wind && fitted('gust', 0.94) ? Math.max(windMps, at((w) => w.gustMps) + random() - 0.5) : undefined,
    heightM: wave?.summary.heightM,
    dominantPeriodS: wave && hasPeriod(station, timeMs) ? wave.summary.dominantPeriodS : undefined,
    averagePeriodS: wave?.summary.averagePeriodS,
    meanFromDeg: wave?.summary.meanFromDeg,
    pressureHpa: air && fitted('barometer', 0.92) ? pressureHpa : undefined,
    tendencyHpa: air && onThreeHours && truth.earlier ? pressureHpa - truth.earlier.pressureHpa : undefined,
    airC: air && fitted('air', 0.9) ? at((w) => w.airC) + 0.4 * (random() - 0.5) : undefined,
    waterC: hasWater(station) && random() > 0.05 ? at((w) => w.waterC) + 0.3 * (random() - 0.5) : undefined,
    dewC: air && fitted('dew', 0.35) ? at((w) => w.dewC) : undefined,
  };
}

function hasWater({ kind, water }: Station): boolean {
  return kind !== 'shore' || water === true;
}

function hasPeriod({ kind }: Station, timeMs: number): boolean {
  return kind === 'waverider' || minuteOf(timeMs) === 50;
}

function seenWaves(
  seed: number,
  station: Station,
  timeMs: number,
  waves: WaveReading | undefined,
): WaveReading | undefined {
  if (!station.waves || !waves) return undefined;
  if (station.kind === 'waverider') return waves;
  if (minuteOf(timeMs) !== 40 && minuteOf(timeMs) !== 50) return undefined;
  return chance(seed, station.id, 'wave-lost', timeMs) < LOST_WAVES_CHANCE ? undefined : waves;
}

function minuteOf(timeMs: number): number {
  return Math.floor((timeMs % HOUR_MS) / MINUTE_MS);
}
