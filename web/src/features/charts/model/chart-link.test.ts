import { expect, test } from 'vitest';
import { formatChartSearch, parseChartSearch, parseHour } from './chart-link.ts';
import { countOverlays, FIRST_PREFERENCES, parseMapPreferences } from './map-preferences.ts';

test('a link leads back to the same chart', () => {
  const at = Date.UTC(2026, 10, 24, 18);
  const search = formatChartSearch({ lat: 34.617, lon: -73.891, zoom: 7.04 }, at);
  expect(search).toEqual({ hour: 2026112418, lat: 34.62, lon: -73.89, zoom: 7 });
  expect(parseChartSearch({ ...search })).toEqual(search);
  expect(parseHour(search.hour)).toBe(at);
});

test('invalid hours, places and zooms are dropped from a link', () => {
  const nothing = { hour: undefined, lat: undefined, lon: undefined, zoom: undefined };
  for (const bad of [
    {},
    { hour: '2026993999', lat: 'x', lon: 5, zoom: 40 },
    { hour: 12, lat: 99, lon: 5, zoom: -1 },
    { hour: ['2026112418'], lat: 5 },
    { lat: null, lon: '', zoom: 'Infinity' },
  ])
    expect(parseChartSearch(bad).lat ?? parseChartSearch(bad).zoom).toBeUndefined();
  expect(parseChartSearch({ hour: '2026993999', lat: 'x', lon: 5, zoom: 40 })).toEqual(nothing);
  // Older links carry the hour as text.
  for (const hour of [2026112418, '2026112418'])
    expect(parseChartSearch({ hour, lat: '35.2', lon: -75 })).toMatchObject({ hour: 2026112418, lat: 35.2 });
});

test('stored choices are kept, and anything else counts as not chosen', () => {
  const kept = {
    type: 'gfs',
    lat: 35,
    lon: -75,
    zoom: 7.5,
    barbs: true,
    particles: false,
    scale: 'stepped',
    wind: 'kts',
    clock: 'utc',
  };
  expect(parseMapPreferences(JSON.stringify(kept))).toMatchObject(kept);
  for (const stored of [
    undefined,
    '',
    'null',
    '[]',
    '7',
    '{"barbs":',
    '{"type":"x","zoom":"7","lat":1e9,"scale":null}',
  ])
    expect(parseMapPreferences(stored)).toMatchObject(FIRST_PREFERENCES);
});

test.each([
  ['wave', 3.9, 1],
  ['wave', 4.1, 2],
  ['wave', 7, 4],
  ['gfs', 7, 3],
  ['sst', 5, 0],
  ['stations', 9, 0],
] as const)('overlays that are drawn on %s at zoom %d: %d', (type, zoom, count) => {
  expect(countOverlays(type, zoom, { ...FIRST_PREFERENCES, barbs: true, buoys: true, weatherStations: true })).toBe(
    count,
  );
});
