import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { databaseStation } from '../../test-support/database-station.ts';
import { noaaTideTables } from '../../test-support/noaa-tide-tables.ts';
import { predictTide } from './predict-tide.ts';
import { tideLevelAt } from './tide-level.ts';

const repoRoot = join(import.meta.dirname, '../../../..');
const truth = join(repoRoot, '../shared/data/noaa/tides/predictions.20210101.hourly.stnd.m.json');

describe('against NOAA’s own hourly predictions', needs(NOAA_FILES), () => {
  test('rms is at most 0.04 cm at 16 of 19 stations, which is NOAA’s rounding, and 4 cm at the worst', () => {
    const stations = JSON.parse(readFileSync(truth, 'utf8')) as Record<string, { t: string; v: string }[]>;
    const errors = Object.entries(stations).map(([id, hours]) => {
      const { levelsM } = predictTide(
        databaseStation(`noaa/${id}`, 'STND'),
        Date.UTC(2021, 0, 1),
        HOUR_MS,
        hours.length,
      );
      expect(levelsM).toHaveLength(hours.length);
      const squares = hours.map(({ v }, hour) => ((levelsM[hour] ?? Number.NaN) - Number(v)) ** 2);
      return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
    });
    errors.sort((a, b) => a - b);
    expect(errors).toHaveLength(19);
    expect(errors[15]).toBeLessThanOrEqual(0.0004);
    // The greatest errors are at Dame Point, Clearwater Beach and Hatteras, whose constants NOAA has since revised.
    expect(errors.at(-1)).toBeLessThanOrEqual(0.04);
  });
});

test.each(noaaTideTables)('highs and lows are NOAA’s within 1 minute and 2 mm: $what', ({ stationId, start, rows }) => {
  const at = (minute: number) => Date.parse(start) + minute * MINUTE_MS;
  const [first, last] = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 0];
  const { extremes } = predictTide(databaseStation(stationId), at(first - 10), MINUTE_MS, last - first + 20);
  expect(extremes.map(({ high }) => high)).toEqual(rows.map(([, , high]) => high === 1));
  for (const [index, [minute, levelMm]] of rows.entries()) {
    // NOAA's levels jump at the change of the year, but these levels blend smoothly. The tolerance is therefore larger
    // on December 31.
    const millimetres = new Date(at(minute)).getUTCMonth() === 11 && new Date(at(minute)).getUTCDate() === 31 ? 6 : 2;
    expect(Math.abs((extremes[index]?.at ?? 0) - at(minute))).toBeLessThanOrEqual(MINUTE_MS);
    expect(Math.abs((extremes[index]?.levelM ?? 0) * 1000 - levelMm)).toBeLessThanOrEqual(millimetres);
  }
});

const startAt = Date.UTC(2026, 10, 20, 5);
const days = 16;

describe.each([
  ['a reference station', 'noaa/8665530'],
  ['a subordinate station by ratio', 'noaa/8665494'],
  ['a subordinate station by fixed differences', 'noaa/9414391'],
  ['a station with one tide a day', 'noaa/8729840'],
])('%s', (_, id) => {
  const station = databaseStation(id);
  const { levelsM, extremes } = predictTide(station, startAt, HOUR_MS, days * 24);

  test('highs and lows alternate, at least two hours apart', () => {
    expect(extremes.length).toBeGreaterThan(days * 1.8);
    for (const [index, { high, at }] of extremes.entries()) {
      const before = extremes[index - 1];
      if (before) expect([before.high, at - before.at >= 1.5 * HOUR_MS]).toEqual([!high, true]);
    }
  });

  test('the curve meets its highs and lows within 1 cm and never leaves them by more', () => {
    for (const { at, levelM } of extremes) {
      const hours = (at - startAt) / HOUR_MS;
      if (hours < 1 || hours > days * 24 - 3) continue;
      expect(Math.abs((tideLevelAt(levelsM, hours) ?? Number.NaN) - levelM)).toBeLessThan(0.01);
    }
    const highest = Math.max(...extremes.map(({ levelM }) => levelM));
    expect(Math.max(...levelsM)).toBeLessThan(highest + 0.01);
  });

  test('between the hours the interpolated level is within 1 cm of the predicted level', () => {
    const halves = predictTide(station, startAt + HOUR_MS / 2, HOUR_MS, days * 24 - 2).levelsM;
    for (const [hour, level] of halves.entries()) {
      if (hour > 0) expect(Math.abs((tideLevelAt(levelsM, hour + 0.5) ?? Number.NaN) - level)).toBeLessThan(0.01);
    }
  });

  test('a later start gives the same tide', () => {
    const later = predictTide(station, startAt + 100 * HOUR_MS, HOUR_MS, days * 24 - 100);
    expect(later.extremes).toEqual(
      extremes.filter(({ at }) => at >= startAt + 100 * HOUR_MS).map((extreme) => closeTo(extreme)),
    );
    for (const [hour, level] of later.levelsM.entries()) expect(level).toBeCloseTo(levelsM[hour + 100] ?? 0, 4);
  });
});

function closeTo({ at, levelM, high }: { at: number; levelM: number; high: boolean }) {
  return { at: expect.closeTo(at, -5), levelM: expect.closeTo(levelM, 4), high };
}

test('a subordinate station’s highs are its reference’s, shifted and scaled', () => {
  const pier = predictTide(databaseStation('noaa/8665494'), startAt, HOUR_MS, 24).extremes;
  const charleston = predictTide(databaseStation('noaa/8665530'), startAt, HOUR_MS, 25).extremes;
  const high = pier.find((extreme) => extreme.high);
  const reference = charleston.find((extreme) => extreme.high);
  expect((high?.at ?? 0) - (reference?.at ?? 0)).toBe(-25 * MINUTE_MS);
  expect((high?.levelM ?? 0) / (reference?.levelM ?? 1)).toBeCloseTo(0.95, 4);
});

test('a prediction of one hour has one level', () => {
  expect(predictTide(databaseStation('noaa/8665530'), startAt, HOUR_MS, 1).levelsM).toHaveLength(1);
});

test('an unknown constituent is refused by name', () => {
  const station = databaseStation('noaa/8665530');
  const constituents = [...station.constituents, { name: 'XYZ9', amplitudeM: 1, phaseDeg: 0 }];
  expect(() => predictTide({ ...station, constituents }, startAt, HOUR_MS, 1)).toThrow('no tidal constituent XYZ9');
});
