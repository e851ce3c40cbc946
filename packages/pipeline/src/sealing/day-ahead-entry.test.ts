import { findBeach } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/durations';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { encodeEntry, parseEntry } from '@groundswell/forecast-log';
import { expect, test } from 'vitest';
import { dayAheadEntry } from './day-ahead-entry.ts';
import { isComplete } from './seal-runs.ts';

const NOW = Date.UTC(2026, 10, 20, 11, 20);
const CYCLE = '2026112006';
const beach = findBeach('trestles-lowers') ?? expect.fail();
const forecast = composeForecast({
  beach,
  swellTransfer: undefined,
  tideStation: undefined,
  ocean: madeOcean(Date.UTC(2026, 10, 20, 6)),
  heightErrors: undefined,
  previous: undefined,
  now: NOW,
});

test('an entry has the stored forecast’s 24 hours, from the first one that begins an hour after it was composed', () => {
  const entry = dayAheadEntry(forecast, beach, CYCLE) ?? expect.fail();
  expect(entry).toMatchObject({ cycle: CYCLE, beach: 'trestles-lowers', buoy: beach.buoyIds[0] });
  expect(entry.startAt).toBe(Date.UTC(2026, 10, 20, 13));
  const first = (entry.startAt - forecast.startAt) / HOUR_MS;
  expect(entry.faceCm).toEqual(forecast.waves?.faceCm.slice(first, first + 24));
  expect(entry.seaCm).toEqual(forecast.waves?.heightCm.slice(first, first + 24));
  for (const error of entry.errorPm) expect(error).toBeGreaterThan(150);
  expect(parseEntry(encodeEntry(entry))).toEqual(entry);
});

test('a forecast without waves has no entry', () => {
  expect(dayAheadEntry({ ...forecast, waves: undefined }, beach, CYCLE)).toBeUndefined();
});

test('a run is complete with all beaches, or twenty minutes after its last one', () => {
  const composed = (...minutes: readonly number[]) => minutes.map((minute) => ({ composedAt: NOW + minute * 60_000 }));
  expect(isComplete([], 3, NOW)).toBe(false);
  expect(isComplete(composed(0, 1, 2), 3, NOW + 120_000)).toBe(true);
  expect(isComplete(composed(0, 5), 3, NOW + 24 * 60_000)).toBe(false);
  expect(isComplete(composed(5, 0), 3, NOW + 25 * 60_000)).toBe(true);
});
