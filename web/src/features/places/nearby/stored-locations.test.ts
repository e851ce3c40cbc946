import { findBeach } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/durations';
import { unitsOfSystem } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { presentForecast, wordsOf } from '@groundswell/present';
import { expect, test } from 'vitest';
import { locationsOfStored } from './stored-locations.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const beach = findBeach('indian-river-inlet-northside');
if (!beach) throw new Error('The catalogue has lost its 148.');
const forecast = presentForecast({
  beach,
  place: [
    { name: 'Delaware', slug: 'delaware' },
    { name: 'Delaware Seashore', slug: 'delaware-seashore' },
  ],
  units: unitsOfSystem(1),
  words: wordsOf('en'),
  now,
  basicDays: 3,
  days: 3,
  forecast: composeForecast({ beach, ocean: madeOcean(now - 6 * HOUR_MS), now }),
  observed: undefined,
});

test('a stored forecast is a row of its day at the beach, as old as the oldest', () => {
  const updated = '2026-11-20T09:10:00.000Z';
  expect(locationsOfStored([forecast, { ...forecast, updated }], now)).toMatchObject({ updated });
  const reply = locationsOfStored([forecast], now);
  const [today] = forecast.days;
  expect(reply).toMatchObject({ updated: forecast.updated, surfUnits: 'ft' });
  expect(reply?.locations).toMatchObject([
    {
      locationBeachSlug: beach.slug,
      local: { name: 'Delaware Seashore' },
      area: { name: 'Delaware' },
      surfAm: today?.amsurf,
      surfText: today?.surfTxt,
      half: 'am',
    },
  ]);
  expect(locationsOfStored([forecast], now + 3 * HOUR_MS)?.locations[0]?.half).toBe('pm');
});

test('its day follows the current time zone offset, not the one when it was stored', () => {
  // The offset was stored in summer time, one hour ahead of November's. At 11:30 local time, the stored offset would
  // yield 12:30, the wrong half of the day.
  const stored = { ...forecast, timezone_offset: -240 };
  expect(locationsOfStored([stored], Date.parse('2026-11-20T16:30:00Z'))?.locations[0]?.half).toBe('am');
});

test('on the next day it shows that day, and an ended forecast is omitted', () => {
  const [, tomorrow] = forecast.days;
  expect(locationsOfStored([forecast], now + 24 * HOUR_MS)?.locations[0]?.surfAm).toBe(tomorrow?.amsurf);
  expect(locationsOfStored([forecast], now + 30 * 24 * HOUR_MS)).toBeUndefined();
  expect(locationsOfStored([], now)).toBeUndefined();
});
