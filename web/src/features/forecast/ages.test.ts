import type { ForecastReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { messages } from '../../messages.ts';
import { agesOf, ageWords, warningsOf } from './ages.ts';

const waves = { model: 'gfswave.atlocn.0p16', run: '2026-11-20T06:00:00.000Z' };
const forecast = (current: object, sources: object = { waves, wind: waves }) =>
  ({ state: 'ready', current, sources }) as unknown as ForecastReply;

test('instruments come first, each with its age, then the run', () => {
  const current = { buoy: '41004', buoy_age_min: 12, wind_station: 'Folly pier', wind_age_min: 6 };
  expect(agesOf(forecast(current), 0)).toEqual([
    'Buoy 41004, 12 min ago',
    'wind from Folly pier, 6 min ago',
    'run 06Z of gfswave.atlocn.0p16',
  ]);
});

test('ages grow while the page stays open', () => {
  expect(agesOf(forecast({ buoy: '41004', buoy_age_min: 12 }), 5)[0]).toBe('Buoy 41004, 17 min ago');
});

test('the model does not pass for an instrument', () => {
  expect(agesOf(forecast({ buoy: 'FORECAST', wind_station: 'FORECAST' }), 0)).toEqual([
    'Run 06Z of gfswave.atlocn.0p16',
  ]);
});

test.each([
  [0, '0 min ago'],
  [119, '119 min ago'],
  [150, '3 h ago'],
])('%d minutes read %s', (min, words) => {
  expect(ageWords(min)).toBe(words);
});

test('an overdue run and a run that stands in are said aloud', () => {
  const wind = { model: 'gfs.0p25', run: '2021-08-31T00:00:00.000Z', stand_in_hours: -60 };
  const standIn = { waves: { ...waves, run: '2021-08-31T00:00:00.000Z', stand_in_hours: 45_776 }, wind };
  expect(warningsOf({ ...forecast({}, standIn), stale_hours: 14.2 })).toEqual([
    'This forecast is 14 hours old: the next model run is late.',
    'gfswave.atlocn.0p16 stands in with its run of 31 Aug 2021, 00Z, moved 1907 days on in time.',
    'gfs.0p25 stands in with its run of 31 Aug 2021, 00Z, moved 60 hours back in time.',
  ]);
});

test('a fresh forecast has nothing to warn of', () => {
  expect(warningsOf(forecast({}))).toEqual([]);
});

test('a run without wind says that nothing is rated', () => {
  expect(warningsOf(forecast({}, { waves }))).toEqual([messages.forecast.noWindRun]);
});
