import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { databaseStation } from '../../test-support/database-station.ts';
import { HOUR_MS } from '../time/local-days.ts';
import { createTides } from './create-tides.ts';
import { tideLevelAt } from './tide-level.ts';

const repoRoot = join(import.meta.dirname, '../../../..');
const truth = join(repoRoot, '../shared/data/noaa/tides/predictions.20210101.hourly.stnd.m.json');

describe.runIf(existsSync(truth))('against NOAA’s own hourly predictions', () => {
  test('rms is at most 0.8 cm in the median and 4.5 cm at the worst of 19 stations', () => {
    const stations = JSON.parse(readFileSync(truth, 'utf8')) as Record<string, { t: string; v: string }[]>;
    const errors = Object.entries(stations).map(([id, hours]) => {
      const levels = createTides(databaseStation(`noaa/${id}`, 'STND')).listHourlyLevels(
        Date.UTC(2021, 0, 1),
        hours.length,
      );
      expect(levels).toHaveLength(hours.length);
      const squares = hours.map(({ v }, hour) => ((levels[hour] ?? Number.NaN) - Number(v)) ** 2);
      return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
    });
    errors.sort((a, b) => a - b);
    expect(errors).toHaveLength(19);
    expect(errors[9]).toBeLessThanOrEqual(0.008);
    expect(errors.at(-1)).toBeLessThanOrEqual(0.045);
  });
});

const startAt = Date.UTC(2026, 10, 20, 5);
const days = 16;

describe.each([
  ['a reference station', 'noaa/8665530'],
  ['a subordinate station', 'noaa/8665494'],
])('%s', (_, id) => {
  const tides = createTides(databaseStation(id));
  const hourly = tides.listHourlyLevels(startAt, days * 24);
  const extremes = tides.listExtremes(startAt, startAt + days * 24 * HOUR_MS);

  test('highs and lows take turns', () => {
    expect(extremes.length).toBeGreaterThan(days * 1.8);
    for (const [index, { high, at }] of extremes.entries()) {
      const before = extremes[index - 1];
      if (before) expect([before.high, before.at < at]).toEqual([!high, true]);
    }
  });

  test('the curve meets its highs and lows within 1 cm and never leaves them by more', () => {
    for (const { at, levelM } of extremes) {
      const hours = (at - startAt) / HOUR_MS;
      if (hours < 1 || hours > days * 24 - 3) continue;
      expect(Math.abs((tideLevelAt(hourly, hours) ?? Number.NaN) - levelM)).toBeLessThan(0.01);
    }
    const highest = Math.max(...extremes.map(({ levelM }) => levelM));
    expect(Math.max(...hourly)).toBeLessThan(highest + 0.01);
  });

  test('between the hours the level is the predicted one within 1 cm', () => {
    const halves = tides.listHourlyLevels(startAt + HOUR_MS / 2, days * 24 - 2);
    for (const [hour, level] of halves.entries()) {
      if (hour > 0) expect(Math.abs((tideLevelAt(hourly, hour + 0.5) ?? Number.NaN) - level)).toBeLessThan(0.01);
    }
  });
});

test('a subordinate station’s highs are its reference’s, shifted and scaled', () => {
  const pier = createTides(databaseStation('noaa/8665494')).listExtremes(startAt, startAt + 24 * HOUR_MS);
  const charleston = createTides(databaseStation('noaa/8665530')).listExtremes(startAt, startAt + 25 * HOUR_MS);
  const high = pier.find((extreme) => extreme.high);
  const reference = charleston.find((extreme) => extreme.high);
  expect((high?.at ?? 0) - (reference?.at ?? 0)).toBe(-25 * 60_000);
  expect((high?.levelM ?? 0) / (reference?.levelM ?? 1)).toBeCloseTo(0.95, 4);
});

test('one hour is one level', () => {
  expect(createTides(databaseStation('noaa/8665530')).listHourlyLevels(startAt, 1)).toHaveLength(1);
});

test('outside the series there is no level', () => {
  expect(tideLevelAt([1, 2, 3], -0.1)).toBeUndefined();
  expect(tideLevelAt([1, 2, 3], 2.1)).toBeUndefined();
  expect(tideLevelAt([1, 2, 3], 2)).toBe(3);
});
