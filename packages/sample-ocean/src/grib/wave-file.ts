import { HOUR_MS } from '@groundswell/durations';
import { listCells, type WaveGridName, waveStrips } from '../land/masks.ts';
import type { Ocean } from '../ocean.ts';
import { magnitude } from '../sphere.ts';
import { findPeak, fromDegOf, periodSOf } from '../swell/partitions.ts';
import { sitesOfStrip, type WaveSites } from '../wave-sites.ts';
import { visitWaves } from '../waves.ts';
import { encodeFile, type Field } from './file.ts';
import { putTrain } from './put-train.ts';

const WAVE_PROCESS = 11;
const SWELLS = 3;
/**
 * The number of nodes per degree at which swell is computed on each grid. The nodes are denser where islands shelter
 * beaches.
 */
const COARSE_PER_DEG = { atlocn: 1, wcoast: 2, epacif: 3 } as const;

interface WaveGrid {
  readonly sites: WaveSites;
  /** The grid index of every site's cell. */
  readonly cells: Int32Array;
}

const prepared = new Map<WaveGridName, WaveGrid>();

/** Returns the cells of a regional grid, which are computed once. */
export function waveGridOf(name: WaveGridName): WaveGrid {
  const known = prepared.get(name);
  if (known) return known;
  const strip = waveStrips[name];
  const made = {
    sites: sitesOfStrip(name === 'atlocn' ? 'atlantic' : 'pacific', strip, COARSE_PER_DEG[name]),
    cells: listCells(strip, 1),
  };
  prepared.set(name, made);
  return made;
}

/** Encodes a step of gfswave on a regional grid: 19 messages and their index, in NOAA's order. */
export function encodeWaveFile(ocean: Ocean, name: WaveGridName, runMs: number, forecastH: number) {
  const { sites, cells } = waveGridOf(name);
  const fields = waveFields(ocean, sites, runMs, runMs + forecastH * HOUR_MS).map((field) => ({ ...field, cells }));
  return encodeFile(runMs, forecastH, waveStrips[name], fields);
}

function waveFields(ocean: Ocean, sites: WaveSites, runMs: number, timeMs: number): Field[] {
  const grid = () => new Float32Array(sites.points.count).fill(Number.NaN);
  const wind = { speed: grid(), from: grid(), east: grid(), north: grid() };
  const total = { height: grid(), period: grid(), from: grid() };
  const sea = { height: grid(), period: grid(), from: grid() };
  const swells = Array.from({ length: SWELLS }, () => ({ height: grid(), period: grid(), from: grid() }));

  visitWaves(ocean, sites, runMs, timeMs, SWELLS, (at, waves) => {
    const { windEastMps: east, windNorthMps: north } = waves;
    wind.speed[at] = magnitude(east, north);
    wind.from[at] = ((Math.atan2(-east, -north) * 180) / Math.PI + 360) % 360;
    wind.east[at] = east;
    wind.north[at] = north;

    let variance = putTrain(sea, at, waves.windSea, 0);
    swells.forEach((swell, k) => {
      variance += putTrain(swell, at, waves.swells, k);
    });
    total.height[at] = 4 * Math.sqrt(variance);
    const peak = findPeak([waves.windSea, waves.swells]);
    if (!peak) return;
    total.period[at] = periodSOf(peak.trains, peak.at);
    total.from[at] = fromDegOf(peak.trains, peak.at);
  });

  return [
    windField('WIND', 1, 2, wind.speed),
    windField('WDIR', 0, 1, wind.from),
    windField('UGRD', 2, 2, wind.east),
    windField('VGRD', 3, 2, wind.north),
    waveField('HTSGW', 3, 2, total.height),
    waveField('PERPW', 11, 2, total.period),
    waveField('DIRPW', 10, 1, total.from),
    ...trainFields([sea, ...swells]),
  ];
}

/** Returns the twelve fields of the wind sea and three swells, in NOAA's order. */
export function trainFields(
  trains: readonly { readonly height: Float32Array; readonly period: Float32Array; readonly from: Float32Array }[],
): Field[] {
  const each = (sea: [label: string, parameter: number], swell: typeof sea, of: 'height' | 'period' | 'from') =>
    trains.map((train, k) => {
      const [label, parameter] = k === 0 ? sea : swell;
      return waveField(label, parameter, of === 'from' ? 1 : 2, train[of], k || undefined);
    });
  return [
    ...each(['WVHGT', 5], ['SWELL', 8], 'height'),
    ...each(['WVPER', 6], ['SWPER', 9], 'period'),
    ...each(['WVDIR', 4], ['SWDIR', 7], 'from'),
  ];
}

export function waveField(
  name: string,
  parameter: number,
  decimals: number,
  values: Float32Array,
  order?: number,
): Field {
  const surface = order === undefined ? { type: 1, value: 1 } : { type: 241, value: order };
  return {
    name,
    level: order === undefined ? 'surface' : `${order} in sequence`,
    subject: { discipline: 10, category: 0, parameter, surface, processId: WAVE_PROCESS },
    decimals,
    values,
  };
}

function windField(name: string, parameter: number, decimals: number, values: Float32Array): Field {
  const surface = { type: 1, value: 1 };
  return {
    name,
    level: 'surface',
    subject: { discipline: 0, category: 2, parameter, surface, processId: WAVE_PROCESS },
    decimals,
    values,
  };
}
