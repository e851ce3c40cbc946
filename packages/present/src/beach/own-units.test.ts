import { HOUR_MS } from '@groundswell/durations';
import { IMPERIAL, METRIC, type Units } from '@groundswell/forecast';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { databaseStation } from '@groundswell/forecast/testing/database-station';
import { madeOcean, washout } from '@groundswell/forecast/testing/made-ocean';
import { expect, test } from 'vitest';
import { presentBeachDays } from '../overview/present-beach-days.ts';
import { voiceOf } from '../words/voice.ts';
import { presentForecast } from './present-forecast.ts';

const now = Date.UTC(2026, 10, 20, 13);
const tideStation = databaseStation('noaa/8665530');
const forecast = composeForecast({ beach: washout, tideStation, ocean: madeOcean(now - 7 * HOUR_MS), now });
const present = (units: Units) =>
  presentForecast({ forecast, beach: washout, place: [], units, now, basicDays: 3, days: 16 });

const SPEEDS = /\d (mph|kph|kts)\b/g;
const unitsIn = (value: unknown, pattern: RegExp) =>
  [...new Set([...JSON.stringify(value).matchAll(pattern)].map(([, unit]) => unit))].sort();

test.each(['mph', 'kph', 'kts'] as const)('wind in %s is so in every text: hours, reasons, scores, now', (wind) => {
  expect(unitsIn(present({ ...METRIC, wind }), SPEEDS)).toEqual([wind]);
});

test.each([
  ['ft', 'm', 'C'],
  ['m', 'ft', 'F'],
] as const)('waves in %s, tides in %s and degrees %s do not mix', (wave, tide, temp) => {
  const reply = present({ ...IMPERIAL, wave, tide, temp });
  const { tide_array, days, timeline, current } = reply;
  expect(
    unitsIn([timeline.wvhtText, timeline.swell1, days.map(({ amsurf, surfTxt }) => [amsurf, surfTxt])], /\d (ft|m)\b/g),
  ).toEqual([wave]);
  expect(timeline.surfSvgUnits).toBe(wave);
  expect(unitsIn(tide_array, /\d (ft|m)\b/g)).toEqual([tide]);
  expect(unitsIn([days, current], /°([FC])/g)).toEqual([temp]);
});

test('on the Hawaiian scale surf is half as high, and swell, body words and ratings are the same', () => {
  const face = present(IMPERIAL);
  const hawaiian = present({ ...IMPERIAL, scale: 'hawaiian' });
  for (const [index, max] of face.timeline.surfMax.entries())
    expect(hawaiian.timeline.surfMax[index]).toBeCloseTo((max ?? 0) / 2, 0);
  for (const same of ['swell1', 'swell', 'wvhtBodySize', 'condText', 'score', 'reasons'] as const)
    expect(hawaiian.timeline[same]).toEqual(face.timeline[same]);
  expect(hawaiian.timeline.wvhtText).not.toEqual(face.timeline.wvhtText);
});

test('a list of beaches shows the same surf as the forecast itself', () => {
  const units: Units = { ...METRIC, scale: 'hawaiian' };
  const [day] = present(units).days;
  const summary = summarizeForecast(forecast);
  const listed = presentBeachDays({ summary, timeZone: washout.timeZone, days: 1, voice: voiceOf({ units }), now });
  expect([listed[0]?.amsurf, listed[0]?.pmsurf]).toEqual([day?.amsurf, day?.pmsurf]);
});
