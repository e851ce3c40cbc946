import type { ObservationRow } from '@groundswell/forecast';
import { type NdbcTable, numberAt, timeAt } from './ndbc-table.ts';
import { rowOf } from './observation-rows.ts';

/** The unit in which each column is read, as NDBC's second line writes it. */
export const MET_UNITS = {
  WVHT: 'm',
  DPD: 'sec',
  APD: 'sec',
  MWD: 'degT',
  WSPD: 'm/s',
  WDIR: 'degT',
  GST: 'm/s',
  ATMP: 'degC',
  WTMP: 'degC',
  DEWP: 'degC',
} as const;

/** Reads a row of standard meteorological data as written, unchecked; undefined when the row has no time. */
export function readMetRow(table: NdbcTable, row: readonly string[]): ObservationRow | undefined {
  const at = timeAt(table, row);
  if (at === undefined) return undefined;
  const read = (column: keyof typeof MET_UNITS) => numberAt(table, row, column);
  return rowOf(at, {
    waveHeightM: read('WVHT'),
    peakPeriodS: read('DPD'),
    averagePeriodS: read('APD'),
    waveFromDeg: normalizeNorth(read('MWD')),
    windMps: read('WSPD'),
    windFromDeg: normalizeNorth(read('WDIR')),
    gustMps: read('GST'),
    airC: read('ATMP'),
    waterC: read('WTMP'),
    dewC: read('DEWP'),
  });
}

/** Normalizes a direction, because some files write north as 360. */
export function normalizeNorth(deg: number | undefined): number | undefined {
  return deg === 360 ? 0 : deg;
}
