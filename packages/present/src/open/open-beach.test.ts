import { predictTide } from '@groundswell/forecast/compose';
import { databaseStation } from '@groundswell/forecast/testing/database-station';
import { tideForecast } from '@groundswell/forecast/testing/tide-forecast';
import { expect, test } from 'vitest';
import { presentOpenNow } from './open-beach.ts';

test('the tide now is the predicted one, with its trend and the next low and high', () => {
  const now = Date.parse('2026-11-20T15:17Z');
  const forecast = tideForecast('noaa/8557863', 'America/New_York', '2026-11-20T12:00Z');
  const [levelM = Number.NaN] = predictTide(databaseStation('noaa/8557863'), now, 60_000, 1).levelsM;
  expect(presentOpenNow({ forecast, now }).tide).toEqual({
    level_m: Math.round(levelM * 100) / 100,
    is_rising: true,
    next_low: { at: '2026-11-21T02:57:00.000Z', level_m: 0.11 },
    next_high: { at: '2026-11-20T20:54:00.000Z', level_m: 1.17 },
  });
});
