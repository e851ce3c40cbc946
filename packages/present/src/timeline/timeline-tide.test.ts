import { expandHours } from '@groundswell/forecast';
import { tideForecast } from '@groundswell/forecast/testing/tide-forecast';
import { expect, test } from 'vitest';
import { inFeet } from '../../test-support/voices.ts';
import type { ViewedHour } from '../beach/viewed-hour.ts';
import { drawTide } from './timeline-drawing.ts';
import { presentTide } from './timeline-tide.ts';

const forecast = tideForecast('noaa/8557863', 'America/New_York', '2026-11-01T12:00Z', 2);
// `presentTide` reads only `hour` of a viewed hour.
const hours = expandHours(forecast).map((hour) => ({ hour }) as ViewedHour);
const axis = { startAt: forecast.startAt, hours: hours.length, width: 480 };

test('each hour has its level and whether the tide rises, on a day of 25 hours too', () => {
  const { tideLevel, tideLevelDesc, tideUnits } = presentTide(forecast, hours, inFeet);
  expect([tideLevel.length, tideLevelDesc.length, tideUnits]).toEqual([49, 49, 'ft']);
  for (const [index, level] of tideLevel.entries()) {
    const next = tideLevel[index + 1];
    // High or low tide falls into this hour, so the next level may be higher or lower.
    const turns = forecast.tide?.extremes.some(
      ({ at }) => at > forecast.startAt + index * 3_600_000 && at < forecast.startAt + (index + 1) * 3_600_000,
    );
    if (typeof level !== 'number' || typeof next !== 'number' || turns) continue;
    if (tideLevelDesc[index] === 'rising') expect(next).toBeGreaterThan(level);
    else expect(next).toBeLessThan(level);
  }
  expect(new Set(tideLevelDesc)).toEqual(new Set(['rising', 'falling']));
});

test('the curve goes through every hour and every high and low', () => {
  const { extremes = [] } = forecast.tide ?? {};
  const levels = hours.map(({ hour }) => hour.tideM);
  const points = drawTide(axis, levels, { extremes }).paths.tide?.match(/-?\d+/g)?.length ?? 0;
  // The path begins with a move to its first point.
  expect(points / 2 - 1).toBe(49 + extremes.length);
});

test('without a station there is no level', () => {
  const tide = presentTide({ ...forecast, tide: undefined }, hours, inFeet);
  expect(tide).toMatchObject({ has_tides: false, tideUnits: 'ft' });
  expect(new Set([...tide.tideLevel, ...tide.tideLevelDesc])).toEqual(new Set([null]));
});
