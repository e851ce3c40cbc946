import { expect, test } from 'vitest';
import { timelineOf } from '../forecast.fixture.ts';
import { hourSources } from './hour-sources.ts';

const timeline = timelineOf(96);
const waves = { model: 'gfswave.atlocn.0p16', run: '2026-11-20T06:00:00.000Z' };
const wind = { model: 'gfs.0p25', run: '2026-11-20T06:00:00.000Z' };

test('near hours name the wind of the finer model, far ones that of the global one', () => {
  const short_range = { model: 'hrrr', run: '2026-11-20T12:00:00.000Z', until: '2026-11-22T05:00:00.000Z' };
  const of = { timeline, sources: { waves, wind, short_range } };
  expect(hourSources(of, 47)).toEqual(['Waves: NOAA GFS-Wave, run 06Z', 'Wind: NOAA HRRR, run 12Z']);
  expect(hourSources(of, 48)).toEqual(['Waves: NOAA GFS-Wave, run 06Z', 'Wind: NOAA GFS, run 06Z']);
});

test('hours of an older run name that run, and corrections are named', () => {
  const older = { from: '2026-11-21T05:00:00.000Z', run: '2026-11-20T00:00:00.000Z' };
  const corrected = ['Heights of waves over 13 s raised 8% to match buoy 44097, since Nov 3'];
  const of = { timeline, sources: { waves: { ...waves, corrected }, older } };
  expect(hourSources(of, 24)).toEqual(['Waves: NOAA GFS-Wave, run 00Z', ...corrected]);
});

test('missing sources are not named', () => {
  expect(hourSources({ timeline, sources: {} }, 0)).toEqual([]);
});
