import type { StationReadings } from '@groundswell/forecast';
import { type Limits, type NdbcTable, numberAt, timeAt } from './ndbc-table.ts';

/** What a station measured, each quantity with when. */
export type Readings = Pick<StationReadings, 'waves' | 'trains' | 'wind' | 'airC' | 'waterC'>;

export const HEIGHT_M: Limits = [0, 30];
export const PERIOD_S: Limits = [0.5, 40];
export const DIRECTION_DEG: Limits = [0, 360];
const SPEED_MPS: Limits = [0, 80];
const AIR_C: Limits = [-60, 60];
const WATER_C: Limits = [-4, 42];

/** The quantities of one row of standard meteorological data; absent when the row has no time. A wind needs both its parts. */
export function readMetRow(table: NdbcTable, row: readonly string[]): Readings | undefined {
  const at = timeAt(table, row);
  if (at === undefined) return undefined;
  const read = (column: string, limits: Limits) => numberAt(table, row, column, limits);

  const heightM = read('WVHT', HEIGHT_M);
  const [speedMps, fromDeg] = [read('WSPD', SPEED_MPS), read('WDIR', DIRECTION_DEG)];
  const [airC, waterC] = [read('ATMP', AIR_C), read('WTMP', WATER_C)];
  return {
    waves: reading(
      heightM === undefined
        ? undefined
        : { heightM, periodS: read('DPD', PERIOD_S), fromDeg: turn(read('MWD', DIRECTION_DEG)) },
      at,
    ),
    wind: reading(
      speedMps === undefined || fromDeg === undefined
        ? undefined
        : { speedMps, fromDeg: fromDeg % 360, gustMps: read('GST', SPEED_MPS) },
      at,
    ),
    airC: reading(airC, at),
    waterC: reading(waterC, at),
  };
}

/** When readings may have been taken, both ends included, UTC ms. */
export interface Span {
  readonly since: number;
  readonly until: number;
}

/** Leaves out what was read before a span or after it. */
export function readingsWithin(readings: Readings, { since, until }: Span): Readings {
  const within = <T extends { readonly at: number }>(reading: T | undefined) =>
    reading && reading.at >= since && reading.at <= until ? reading : undefined;
  return {
    waves: within(readings.waves),
    trains: within(readings.trains),
    wind: within(readings.wind),
    airC: within(readings.airC),
    waterC: within(readings.waterC),
  };
}

/** For each quantity the newer of two readings. */
export function newestReadings(a: Readings, b: Readings): Readings {
  return {
    waves: newer(a.waves, b.waves),
    trains: newer(a.trains, b.trains),
    wind: newer(a.wind, b.wind),
    airC: newer(a.airC, b.airC),
    waterC: newer(a.waterC, b.waterC),
  };
}

function newer<T extends { readonly at: number }>(a: T | undefined, b: T | undefined): T | undefined {
  if (!a || !b) return a ?? b;
  return b.at > a.at ? b : a;
}

function reading<T>(value: T | undefined, at: number): { readonly value: T; readonly at: number } | undefined {
  return value === undefined ? undefined : { value, at };
}

function turn(deg: number | undefined): number | undefined {
  return deg === undefined ? undefined : deg % 360;
}
