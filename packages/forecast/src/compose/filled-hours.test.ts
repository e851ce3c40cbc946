import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { madeOcean, RUN_STEPS, washout } from '../../test-support/made-ocean.ts';
import type { BeachForecast } from '../beach-forecast.ts';
import { expandHours } from '../forecast-hours.ts';
import { composeForecast } from './compose-forecast.ts';

const runAt = Date.UTC(2026, 10, 20, 6);
const nextRunAt = runAt + 6 * HOUR_MS;
const compose = (at: number, steps: readonly number[], previous?: BeachForecast) =>
  composeForecast({ beach: washout, ocean: madeOcean(at, steps), previous, now: at + 5 * HOUR_MS });
/** Returns the hours that are marked as filled, as numbers of hours after the run's start. */
const filledSteps = (forecast: BeachForecast, at = runAt) =>
  forecast.filled?.waves?.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => (forecast.startAt - at) / HOUR_MS + first + index),
  );
const without = (...missing: readonly number[]) => RUN_STEPS.filter((step) => !missing.includes(step));

test('a run with all its steps has no marks, though its second part steps by three hours', () => {
  expect(compose(runAt, RUN_STEPS).filled).toBeUndefined();
  expect(compose(runAt, RUN_STEPS).sources.older).toBeUndefined();
});

test('hours with missing steps are interpolated from their neighbours, and marked', () => {
  const forecast = compose(runAt, without(30, 31, 150));
  expect(filledSteps(forecast)).toEqual([30, 31, 148, 149, 150, 151, 152]);
  expect(forecast.filled?.air).toEqual(forecast.filled?.waves);
  const hours = expandHours(forecast);
  expect(hours.filter(({ filled }) => filled)).toHaveLength(7);
  expect(hours.every(({ waveHeightM, filled }) => !filled || waveHeightM !== undefined)).toBe(true);
});

test('six missing steps are bridged, seven are not: nothing is invented', () => {
  expect(filledSteps(compose(runAt, without(30, 31, 32, 33, 34, 35)))).toHaveLength(6);
  const forecast = compose(runAt, without(30, 31, 32, 33, 34, 35, 36));
  expect(forecast.filled).toBeUndefined();
  const hourOf = (step: number) => (runAt - forecast.startAt) / HOUR_MS + step;
  expect([29, 30, 36, 37].map((step) => forecast.waves?.heightCm[hourOf(step)] === null)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('two three-hourly steps may be missing, a third may not', () => {
  expect(filledSteps(compose(runAt, without(150, 153)))).toHaveLength(8);
  expect(filledSteps(compose(runAt, without(150, 153, 156)))).toBeUndefined();
});

test('across two missing three-hourly steps a swell continues instead of fading and coming back', () => {
  const trainsOf = (forecast: BeachForecast) => expandHours(forecast).map(({ trains = [] }) => trains.length);
  expect(trainsOf(compose(runAt, without(150, 153)))).toEqual(trainsOf(compose(runAt, RUN_STEPS)));
});

test('a gap filled from the previous forecast is marked too, and stays marked when carried over', () => {
  const before = compose(runAt, RUN_STEPS);
  const long = compose(nextRunAt, without(30, 31, 32, 33, 34, 35, 36, 37), before);
  expect(filledSteps(long, nextRunAt)).toEqual([30, 31, 32, 33, 34, 35, 36, 37]);
  const bridged = compose(runAt, without(20, 21));
  const air = { air: madeOcean(nextRunAt).air };
  const carried = composeForecast({ beach: washout, ocean: air, previous: bridged, now: nextRunAt });
  expect(carried.filled).toEqual({ waves: bridged.filled?.waves });
});

test('after a run’s end the previous one is used, and the forecast states from when and how old it is', () => {
  const before = compose(runAt, RUN_STEPS);
  const early = compose(nextRunAt, RUN_STEPS.slice(0, 73), before);
  expect(early.sources.older).toEqual({ fromAt: nextRunAt + 73 * HOUR_MS, runAt });
  expect(early.sources.waves?.runAt).toBe(nextRunAt);
  expect(early.filled).toBeUndefined();
  const hours = expandHours(early);
  expect(hours.find(({ older }) => older)?.at).toBe(nextRunAt + 73 * HOUR_MS);
  const [lastOwn, firstOlder] = [72, 73].map((step) => (nextRunAt - early.startAt) / HOUR_MS + step);
  const whole = compose(nextRunAt, RUN_STEPS, before);
  expect(early.waves?.heightCm[lastOwn ?? 0]).toBe(whole.waves?.heightCm[lastOwn ?? 0]);
  expect(early.waves?.heightCm[firstOlder ?? 0]).toBe(before.waves?.heightCm[firstOlder ?? 0]);
});

test('later steps push the older run back and the last steps replace it, whatever was stored in between', () => {
  const before = compose(runAt, RUN_STEPS);
  const early = compose(nextRunAt, RUN_STEPS.slice(0, 73), before);
  const later = compose(nextRunAt, RUN_STEPS.slice(0, 137), early);
  expect(later.sources.older).toEqual({ fromAt: nextRunAt + 169 * HOUR_MS, runAt });
  const whole = compose(nextRunAt, RUN_STEPS, later);
  expect(whole.sources.older).toBeUndefined();
  expect(whole.waves?.heightCm).toEqual(compose(nextRunAt, RUN_STEPS, before).waves?.heightCm);
});

test('of several older runs the oldest is named', () => {
  const first = compose(runAt, RUN_STEPS);
  const second = compose(nextRunAt, RUN_STEPS.slice(0, 73), first);
  const third = compose(nextRunAt + 6 * HOUR_MS, RUN_STEPS.slice(0, 73), second);
  expect(third.sources.older).toEqual({ fromAt: nextRunAt + 79 * HOUR_MS, runAt });
});

test('a wholly missing cycle leaves the previous forecast with its own runs and age', () => {
  const before = compose(runAt, RUN_STEPS);
  const carried = composeForecast({ beach: washout, ocean: {}, previous: before, now: nextRunAt + 5 * HOUR_MS });
  expect(carried.sources).toEqual(before.sources);
  expect(carried.waves?.heightCm).toEqual(before.waves?.heightCm);
});
