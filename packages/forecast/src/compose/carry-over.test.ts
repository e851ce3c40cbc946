import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { madeOcean, RUN_STEPS, washout } from '../../test-support/made-ocean.ts';
import type { BeachForecast } from '../beach-forecast.ts';
import type { OceanAtBeach } from '../ocean-at-beach.ts';
import { staleHours } from '../runs/stale.ts';
import { composeForecast } from './compose-forecast.ts';

const runAt = Date.UTC(2026, 10, 20, 6);
const nextRunAt = runAt + 6 * HOUR_MS;
const before = composeForecast({ beach: washout, ocean: madeOcean(runAt), now: runAt + 6 * HOUR_MS });
const next = (ocean: OceanAtBeach, previous: BeachForecast = before, now = nextRunAt + 6 * HOUR_MS) =>
  composeForecast({ beach: washout, ocean, previous, now });
const wavesOf = (ocean: OceanAtBeach): OceanAtBeach => ({ waves: ocean.waves });
const airOf = (ocean: OceanAtBeach): OceanAtBeach => ({ air: ocean.air });
// The test compares offshore heights, which are carried over exactly. Surf is recomputed from trains rounded to 1 cm.
const surfHours = ({ waves }: BeachForecast) => waves?.faceCm.filter((cm) => cm !== null).length;
const windHours = ({ air }: BeachForecast) => air?.windCmps.filter((cmps) => cmps !== null).length;

test('a missing wave grid does not erase the surf, and its run’s age shows', () => {
  const forecast = next(airOf(madeOcean(nextRunAt)));
  expect(surfHours(before)).toBeGreaterThan(380);
  expect(forecast.waves?.heightCm).toEqual(before.waves?.heightCm);
  expect(forecast.sources.waves).toEqual(before.sources.waves);
  expect(forecast.sources.air?.runAt).toBe(nextRunAt);

  const dayAfter = next(airOf(madeOcean(runAt + 30 * HOUR_MS)), forecast, runAt + 36 * HOUR_MS);
  expect(surfHours(dayAfter)).toBe((surfHours(before) ?? 0) - 23);
  expect(dayAfter.sources.waves?.runAt).toBe(runAt);
  expect(staleHours(dayAfter, runAt + 36 * HOUR_MS)).toBe(36);
});

test('missing air does not erase the wind', () => {
  const forecast = next(wavesOf(madeOcean(nextRunAt)));
  expect(forecast.air).toEqual(before.air);
  expect(forecast.sources).toEqual({ waves: madeOcean(nextRunAt).waves?.source, air: before.sources.air });
});

test('a run with only its first 105 steps keeps the later days of the previous forecast', () => {
  const late = next(madeOcean(nextRunAt, RUN_STEPS.slice(0, 105)));
  const whole = next(madeOcean(nextRunAt));
  const lastAt = (nextRunAt - late.startAt) / HOUR_MS + 104;
  expect([surfHours(late), windHours(late)]).toEqual([surfHours(before), windHours(before)]);
  expect(late.waves?.heightCm.slice(0, lastAt + 1)).toEqual(whole.waves?.heightCm.slice(0, lastAt + 1));
  expect(late.waves?.heightCm.slice(lastAt + 1)).toEqual(before.waves?.heightCm.slice(lastAt + 1));
  expect(late.sources.waves?.runAt).toBe(nextRunAt);
});

test('a gap too long to bridge is filled from the previous forecast, a short one is bridged', () => {
  const steps = RUN_STEPS.filter((step) => (step < 10 || step > 14) && (step < 30 || step > 50));
  const forecast = next(madeOcean(nextRunAt, steps));
  const alone = composeForecast({ beach: washout, ocean: madeOcean(nextRunAt, steps), now: nextRunAt + 6 * HOUR_MS });
  const hourOf = (step: number) => (nextRunAt - forecast.startAt) / HOUR_MS + step;
  const height = ({ waves }: BeachForecast, step: number) => waves?.heightCm[hourOf(step)];
  expect([height(alone, 40), height(forecast, 40)]).toEqual([null, height(before, 40)]);
  expect(height(forecast, 12)).toBe(height(alone, 12));
});

test('nothing is invented beyond the previous forecast’s hours', () => {
  const now = runAt + 54 * HOUR_MS;
  const forecast = next(airOf(madeOcean(runAt + 48 * HOUR_MS)), before, now);
  expect(forecast.waves?.heightCm.slice(0, 336)).toEqual(before.waves?.heightCm.slice(48));
  expect(forecast.waves?.heightCm.slice(336).every((cm) => cm === null)).toBe(true);
  const longAfter = next(airOf(madeOcean(runAt + 480 * HOUR_MS)), before, runAt + 486 * HOUR_MS);
  expect([longAfter.waves, longAfter.sources.waves]).toEqual([undefined, undefined]);
});

test('a run with only past steps is replaced by the previous forecast, which is named as source', () => {
  const old = madeOcean(runAt - 48 * HOUR_MS, RUN_STEPS.slice(0, 30));
  const forecast = next(old);
  expect(forecast.waves?.heightCm).toEqual(before.waves?.heightCm);
  expect(forecast.sources).toEqual(before.sources);
  expect(composeForecast({ beach: washout, ocean: old, now: runAt }).sources.waves).toEqual(old.waves?.source);
});

test('hours added from a stand-in run count from the start of the run it replaces', () => {
  const { waves } = madeOcean(runAt);
  const shifted: OceanAtBeach = waves ? { waves: { ...waves, source: { ...waves.source, standInHours: 24 } } } : {};
  const previous = composeForecast({ beach: washout, ocean: shifted, now: runAt + 6 * HOUR_MS });
  const older = (from: BeachForecast) =>
    next(wavesOf(madeOcean(nextRunAt, RUN_STEPS.slice(0, 105))), from).sources.older;
  expect(older(before)).toMatchObject({ runAt, fromAt: nextRunAt + 105 * HOUR_MS });
  expect(older(previous)).toMatchObject({ runAt: runAt + 24 * HOUR_MS });
});
