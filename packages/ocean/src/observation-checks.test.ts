import type { ObservationRow } from '@groundswell/forecast';
import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { readRealText } from '../test-support/real-data.ts';
import { parseRealtime } from './ndbc-realtime.ts';
import { parseSpectralSummary } from './ndbc-spectral.ts';
import { checkRows, restoreRefused } from './observation-checks.ts';
import { mergeRows } from './observation-rows.ts';

const now = Date.UTC(2026, 10, 20, 12);
const hoursAgo = (hours: number) => now - hours * 3_600_000;

/** Builds hourly rows, newest first, with changing air temperature. */
function hourly(values: readonly Partial<ObservationRow>[]): ObservationRow[] {
  return values.map((value, hours) => ({ airC: 10 + (hours % 7) / 10, ...value, at: hoursAgo(hours) }));
}
const heights = (values: readonly number[]) => hourly(values.map((waveHeightM) => ({ waveHeightM, peakPeriodS: 9 })));
const refusedHeights = (values: readonly number[]) =>
  checkRows(heights(values))
    .refused.filter(({ quantity }) => quantity === 'waveHeightM')
    .map(({ at, value, because }) => [(now - at) / 3_600_000, value, because]);

test('99.0 m, 99 s and 99 °C are missing values', () => {
  const { rows, refused } = checkRows([{ at: now, waveHeightM: 99, peakPeriodS: 99, waterC: 99, airC: 11 }]);
  expect(rows).toEqual([{ at: now, airC: 11 }]);
  expect(refused.map(({ quantity, because }) => `${quantity} ${because}`)).toEqual([
    'waveHeightM range',
    'peakPeriodS range',
    'waterC range',
  ]);
});

test('a height that jumps up and back is refused, with its period', () => {
  const { rows, refused } = checkRows(heights([1.1, 1, 9.8, 1, 1.2]));
  expect(refused.map(({ quantity, because }) => `${quantity} ${because}`)).toEqual([
    'waveHeightM spike',
    'peakPeriodS spike',
  ]);
  expect(rows[2]).toEqual({ at: hoursAgo(2), airC: 10.2 });
});

test('a jump is refused until the next reading confirms it', () => {
  expect(refusedHeights([6, 1, 1, 1])).toEqual([[0, 6, 'spike']]);
  expect(refusedHeights([6.2, 6, 1, 1])).toEqual([]);
  expect(refusedHeights([1, 6, 1])).toEqual([[1, 6, 'spike']]);
});

test('refused values are checked again once later rows arrive', () => {
  const first = checkRows(heights([6, 1, 1]));
  const later = { at: now + 3_600_000, waveHeightM: 6.1, peakPeriodS: 9 };
  const { rows, refused } = checkRows([later, ...restoreRefused(first.rows, first.refused)]);
  expect(refused).toEqual([]);
  expect(rows.map(({ waveHeightM }) => waveHeightM)).toEqual([6.1, 6, 1, 1]);
});

test('a wind that jumps is refused once, with its gust', () => {
  const winds = hourly([8, 7, 45, 7].map((windMps) => ({ windMps, windFromDeg: 90, gustMps: windMps + 5 })));
  expect(checkRows(winds).refused.map(({ quantity, value }) => `${quantity} ${value}`)).toEqual([
    'windMps 45',
    'windFromDeg 90',
    'gustMps 50',
  ]);
  expect(checkRows([{ at: now, gustMps: 99 }]).refused).toHaveLength(1);
});

test('a storm that builds by a metre an hour is accepted', () => {
  expect(refusedHeights([9, 8, 7, 6, 5, 4, 3, 2, 1])).toEqual([]);
});

test('a sensor that repeats itself for hours while another moves is stuck', () => {
  const same = { waveHeightM: 1.2, peakPeriodS: 9, waveFromDeg: 100 };
  const stuck = checkRows(hourly(Array.from({ length: 8 }, () => same)));
  expect(stuck.refused.every(({ because }) => because === 'stuck')).toBe(true);
  expect(stuck.rows.some(({ waveHeightM }) => waveHeightM !== undefined)).toBe(false);
  expect(checkRows(hourly(Array.from({ length: 6 }, () => same))).refused).toEqual([]);
});

test.each([
  ['waveHeightM', 6],
  ['windMps', 12],
  ['dewC', 24],
  ['waterC', 36],
] as const)('%s may stay as it is for less than %d hours', (quantity, hours) => {
  const same = (length: number) => hourly(Array.from({ length }, () => ({ [quantity]: 8 })));
  expect(checkRows(same(hours)).refused).toEqual([]);
  expect(checkRows(same(hours + 1)).refused).toHaveLength(hours + 1);
});

test('a wave sensor that repeats itself is stuck, in a calm too', () => {
  const [newest, ...before] = Array.from({ length: 8 }, () => ({ waveHeightM: 1.2, windMps: 3 }));
  const { refused } = checkRows(hourly([{ ...newest, windMps: 0 }, ...before]));
  expect(refused.filter(({ quantity }) => quantity === 'waveHeightM')).toHaveLength(8);
});

test('a long calm, and a station with a single repeating sensor, are accepted', () => {
  const calm = hourly(Array.from({ length: 12 }, () => ({ windMps: 0, windFromDeg: 0 })));
  expect(checkRows(calm).refused).toEqual([]);
  const alone = Array.from({ length: 48 }, (_, hours) => ({ at: hoursAgo(hours), waterC: 28.1 }));
  expect(checkRows(alone).refused).toEqual([]);
});

describe('six weeks of buoy 44013', needs(NOAA_FILES), () => {
  test('seven of 36,237 values are refused, each of them wrong', () => {
    const ever = { since: 0, until: Number.POSITIVE_INFINITY };
    const rows = mergeRows(
      [parseSpectralSummary(readRealText('ndbc/44013.spec')), parseRealtime(readRealText('ndbc/44013.txt'))],
      ever,
    );
    const values = rows.reduce((count, row) => count + Object.keys(row).length - 1, 0);
    const { refused } = checkRows(rows);
    expect(values).toBe(36_237);
    // The recorded data contain seven bad values: six directions of -99, and a water temperature of 14.1 °C ten minutes
    // before 7.6 °C.
    expect(refused.map(({ quantity, value, because }) => `${quantity} ${value} ${because}`)).toEqual([
      ...Array.from({ length: 6 }, () => 'waveFromDeg -99 range'),
      'waterC 14.1 spike',
    ]);
  });
});
