import type { ForecastReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { agesInShort, agesOf, warningsOf } from './ages.ts';

const waves = { model: 'gfswave.atlocn.0p16', run: '2026-11-20T06:00:00.000Z' };
const forecast = (current: object, sources: object = { waves, wind: waves }) =>
  ({ state: 'ready', current, sources, timeline: { surfSvgUnits: 'ft' } }) as unknown as ForecastReply;
const textsOf = (...of: Parameters<typeof agesOf>) => agesOf(...of).map(({ text }) => text);

test('instruments come first, each with its age, then the run', () => {
  const current = { buoy: '41004', buoy_age_min: 12, wind_station: 'Folly pier', wind_age_min: 6 };
  expect(textsOf(forecast(current), 0)).toEqual([
    'Buoy 41004, 12 min ago',
    'Wind from Folly pier, 6 min ago',
    'NOAA GFS-Wave, run 06Z',
  ]);
});

test('the summary groups measured values by age and names the unmeasured ones', () => {
  const current = { buoy: '41004', buoy_age_min: 12, wind_station: 'Folly pier', wind_age_min: 6 };
  const water = (sst_age_min: number) => ({ ...current, sst_station: '41004', sst_age_min });
  expect(agesInShort(forecast(water(12)), 0)).toEqual(['Buoy 41004, water 12 min ago', 'wind 6 min ago', 'run 06Z']);
  expect(agesInShort(forecast({ ...water(240), buoy: 'FORECAST' }), 5)).toEqual([
    'Wind 11 min ago',
    'water 4 h ago',
    'run 06Z',
  ]);
  const silent = { buoy: 'FORECAST', wind_station: 'FORECAST', sst_station: 'FORECAST' };
  expect(agesInShort(forecast(silent), 0)).toEqual(['Wind, water not measured', 'run 06Z']);
});

test('ages grow while the page stays open', () => {
  expect(textsOf(forecast({ buoy: '41004', buoy_age_min: 12 }), 5)[0]).toBe('Buoy 41004, 17 min ago');
});

test('model values are not listed as an instrument', () => {
  const current = { buoy: 'FORECAST', wind_station: 'FORECAST', sst_station: 'FORECAST' };
  expect(textsOf(forecast(current), 0)).toEqual(['NOAA GFS-Wave, run 06Z']);
});

test('the distance of the sea cell is in the unit of heights: miles beside feet', () => {
  const cell = { lat: 32.6, lon: -79.8, distance_km: 12.4 };
  expect(textsOf(forecast({}, { waves: { ...waves, cell } }), 0).at(-1)).toBe('Sea cell 8\u00a0mi away');
});

test('the model has a readable name and keeps its full name as a detail', () => {
  expect(agesOf(forecast({}), 0)).toEqual([{ text: 'NOAA GFS-Wave, run 06Z', detail: 'gfswave.atlocn.0p16' }]);
});

test('one station with both wind and water is named once, without its number', () => {
  const station = '8449130 - Nantucket Island, MA';
  const current = { wind_station: station, sst_station: station, wind_age_min: 13, sst_age_min: 13 };
  expect(textsOf(forecast(current), 0)[0]).toBe('Wind and water from Nantucket Island, MA, 13 min ago');
  expect(textsOf(forecast({ ...current, sst_age_min: 19 }), 0).slice(0, 2)).toEqual([
    'Wind from Nantucket Island, MA, 13 min ago',
    'Water from Nantucket Island, MA, 19 min ago',
  ]);
});

test('an overdue run and a fallback run are warned of', () => {
  const wind = { model: 'gfs.0p25', run: '2021-08-31T00:00:00.000Z', stand_in_hours: -60 };
  const standIn = { waves: { ...waves, run: '2021-08-31T00:00:00.000Z', stand_in_hours: 45_776 }, wind };
  expect(warningsOf({ ...forecast({}, standIn), stale_hours: 14.2 })).toEqual([
    'This forecast is 14 hours old: the next model run is late.',
    'NOAA GFS-Wave is from its run of Aug 31, 2021, 00Z, shifted 1907 days later.',
    'NOAA GFS is from its run of Aug 31, 2021, 00Z, shifted 60 hours earlier.',
  ]);
});

test('a fresh forecast has no warnings', () => {
  expect(warningsOf(forecast({}))).toEqual([]);
});

test('a run without wind states that nothing is rated', () => {
  expect(warningsOf(forecast({}, { waves }))).toEqual([m.forecast_no_wind_run()]);
});
