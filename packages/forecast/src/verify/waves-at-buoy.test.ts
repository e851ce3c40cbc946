import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { countHours, forecastHours, measuredHours } from './waves-at-buoy.ts';

const runAt = Date.UTC(2026, 10, 20, 6);

test('a run is stored hourly in whole numbers, its peak from the highest train; hours between its steps stay empty', () => {
  const hours = forecastHours(runAt, [
    {
      validAt: runAt,
      heightM: 1.234,
      trains: [
        { kind: 'sea', heightM: 0.7, periodS: 5, fromDeg: 200 },
        { kind: 'swell', heightM: 1, periodS: 12.34, fromDeg: 101.6 },
      ],
    },
    { validAt: runAt + 3 * HOUR_MS, heightM: 0.02, trains: [] },
  ]);
  expect(hours.heightCm.slice(0, 5)).toEqual([123, null, null, 2, null]);
  expect(hours.periodDs.slice(0, 4)).toEqual([123, null, null, null]);
  expect(hours.fromDeg.slice(0, 4)).toEqual([102, null, null, null]);
  expect(countHours(hours)).toBe(2);
});

test('hours before the run and past lead day 15 are not kept', () => {
  const sample = (hour: number) => ({ validAt: runAt + hour * HOUR_MS, heightM: 1, trains: [] });
  const hours = forecastHours(runAt, [-1, 0, 383, 384].map(sample));
  expect(hours.heightCm).toHaveLength(384);
  expect(countHours(hours)).toBe(2);
});

test('each hour has the nearest measurement in any order of the rows, and no measurement is used for two hours', () => {
  const dayAt = Date.UTC(2026, 10, 20);
  const rows = [
    [-20, 0.9],
    [40, 1.1],
    [70, 1.3],
    [95, 1.5],
    [145, 1.7],
    [23 * 60 + 40, 9],
  ].map(([minute = 0, waveHeightM = 0]) => ({ at: dayAt + minute * 60_000, waveHeightM }));
  const { heightCm } = measuredHours(dayAt, [{ at: dayAt, windMps: 7 }, ...rows]);
  expect(heightCm.slice(0, 4)).toEqual([90, 130, 150, null]);
  expect(heightCm.slice(3).every((height) => height === null)).toBe(true);
  expect(measuredHours(dayAt, rows.toReversed()).heightCm).toEqual(heightCm);
  expect(measuredHours(dayAt + 24 * HOUR_MS, rows).heightCm[0]).toBe(900);
});

test('an average takes the rows of three hours, each hour once, and needs two of them', () => {
  const dayAt = Date.UTC(2026, 10, 20);
  const rows = [
    [-60, 1],
    [-10, 2],
    [10, 4],
    [60, 5],
    [240, 3],
  ].map(([minute = 0, waveHeightM = 0]) => ({ at: dayAt + minute * 60_000, waveHeightM }));
  const { averageCm } = measuredHours(dayAt, rows);
  expect(averageCm.slice(0, 5)).toEqual([300, 400, null, null, null]);
});
