import { predictTide } from '@groundswell/forecast/compose';
import { databaseStation } from '@groundswell/forecast/testing/database-station';
import { tideForecast } from '@groundswell/forecast/testing/tide-forecast';
import { expect, test } from 'vitest';
import { inFeet, inMetres } from '../../test-support/voices.ts';
import { presentTideNow } from './tide-now.ts';

const rehoboth = tideForecast('noaa/8557863', 'America/New_York', '2026-11-20T12:00Z');
const now = Date.parse('2026-11-20T15:17Z');
/** The tide levels are read at the last full five minutes. */
const read = Date.parse('2026-11-20T15:15Z');

test('the level now is the predicted one, with its trend and the next low and high', () => {
  const [levelM = Number.NaN] = predictTide(databaseStation('noaa/8557863'), read, 60_000, 1).levelsM;
  expect(presentTideNow(rehoboth, inMetres, now)).toEqual({
    has_tides: true,
    tide_now: `${levelM.toFixed(2)} m rising`,
    tide_now_value: Math.round(levelM * 100) / 100,
    tide_rising: true,
    low_tide: '0.11 m at 9:57pm',
    low_tide_value: 0.11,
    low_tide_at: '2026-11-21T02:57:00.000Z',
    high_tide: '1.17 m at 3:54pm',
    high_tide_value: 1.17,
    high_tide_at: '2026-11-20T20:54:00.000Z',
    tideUnits: 'm',
  });
});

test('the trend turns at the high itself', () => {
  const high = Date.parse('2026-11-20T20:54Z');
  expect(presentTideNow(rehoboth, inFeet, high - 1).tide_rising).toBe(true);
  expect(presentTideNow(rehoboth, inFeet, high).tide_rising).toBe(false);
});

test('a high or low more than 12 hours off has its weekday, so that it is not taken for today’s', () => {
  const pensacola = tideForecast('noaa/8729840', 'America/Chicago', '2026-03-10T12:00Z');
  const afterHigh = presentTideNow(pensacola, inFeet, Date.parse('2026-03-10T21:30Z'));
  expect(afterHigh).toMatchObject({ low_tide: '-0.3 ft at 4:52am Wed', high_tide: '1.0 ft at 5:31pm Wed' });
});

test('after the last hour there are no values, and without a station there is no tide', () => {
  expect(presentTideNow(rehoboth, inFeet, Date.parse('2026-12-07T00:00Z'))).toEqual({
    has_tides: true,
    tideUnits: 'ft',
  });
  expect(presentTideNow({ ...rehoboth, tide: undefined }, inFeet, now)).toEqual({ has_tides: false, tideUnits: 'ft' });
  expect(presentTideNow(undefined, inFeet, now)).toEqual({ has_tides: false, tideUnits: 'ft' });
});
