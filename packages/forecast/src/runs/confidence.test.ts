import { HOUR_MS } from '@groundswell/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeOcean, washout } from '../../test-support/made-ocean.ts';
import type { BeachForecast } from '../beach-forecast.ts';
import { composeForecast } from '../compose/compose-forecast.ts';
import { confidenceOf, likelyRange } from './confidence.ts';
import { heightError, PUBLISHED } from './height-errors.ts';
import { chanceAtLeast } from './log-normal.ts';

const runAt = Date.UTC(2026, 10, 20, 6);
const own = composeForecast({ beach: washout, ocean: madeOcean(runAt), now: runAt });
const sounded: BeachForecast = { ...own, errors: { transfer: 0.17 } };
const spread = (pctOf: (day: number) => number): BeachForecast => ({
  ...own,
  runs: { runAt: [], faceCm: [], spreadPct: own.days.map((_, day) => pctOf(day)) },
});
const noon = (day: number) => (own.days[day]?.startAt ?? 0) + 12 * HOUR_MS;
const errorOn = (forecast: BeachForecast, day: number) => likelyRange(forecast, noon(day), day).error;

test('a later day, or a greater spread of runs, never lowers the error', () => {
  const leads = fc.double({ min: -1, max: 20, noNaN: true });
  const spreads = fc.double({ min: 0, max: 2, noNaN: true });
  const error = (leadDays: number, of: number) => heightError(PUBLISHED, { leadDays, band: 'middle', spread: of });
  fc.assert(
    fc.property(leads, spreads, fc.double({ min: 0, max: 5, noNaN: true }), (lead, of, more) => {
      expect(error(lead + more, of)).toBeGreaterThanOrEqual(error(lead, of));
      expect(error(lead, of + more)).toBeGreaterThanOrEqual(error(lead, of));
    }),
  );
});

test('the range of eight in ten has one chance in ten below it and one above it', () => {
  for (const day of [0, 4, 12]) {
    const { below, above, error } = likelyRange(own, noon(day), day);
    expect(chanceAtLeast({ median: 2, error }, 2 * (1 - below))).toBeCloseTo(0.9, 4);
    expect(chanceAtLeast({ median: 2, error }, 2 * (1 + above))).toBeCloseTo(0.1, 4);
    expect(below).toBeLessThan(1);
  }
});

test('a beach over a sounded floor has a smaller error than one over a made floor on every day', () => {
  for (const day of own.days.keys()) expect(errorOn(sounded, day)).toBeLessThan(errorOn(own, day));
  expect([errorOn(sounded, 4), errorOn(own, 4)].map(confidenceOf)).toEqual(['high', 'medium']);
});

test('the errors that a coast’s buoys show replace those published', () => {
  const base = { short: Array(16).fill(0.5), middle: Array(16).fill(0.5), long: Array(16).fill(0.5) };
  const measured = { ...own, errors: { transfer: 0.33, heights: { base, perSpread: 1 } } };
  expect(errorOn(measured, 1)).toBeCloseTo(Math.hypot(0.5, 0.33), 6);
  expect(errorOn(measured, 1)).toBeGreaterThan(errorOn(own, 1));
});

test('runs that disagree lower the confidence on any day', () => {
  const apart = spread(() => 45);
  for (const day of [1, 5, 9]) expect(errorOn(apart, day)).toBeGreaterThan(errorOn(own, day));
  expect(confidenceOf(errorOn(apart, 1))).toBe('low');
});

test('the error changes hour by hour between a day of differing runs and the next day', () => {
  const differ = spread((day) => (day === 2 ? 40 : 5));
  const errors = own.days.flatMap(({ startAt, endAt }, day) =>
    Array.from(
      { length: (endAt - startAt) / HOUR_MS },
      (_, hour) => likelyRange(differ, startAt + hour * HOUR_MS, day).error,
    ),
  );
  const steps = errors.slice(1).map((error, hour) => Math.abs(error - (errors[hour] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(0.03);
  expect(errors[2 * 24 + 12]).toBeGreaterThan(errors[3 * 24 + 12] ?? 1);
});

test('a measured sea that differs widens the range to it today, and no longer from noon tomorrow on', () => {
  const with_ = (change: number, hour: number, day: number) =>
    likelyRange(own, (own.days[day]?.startAt ?? 0) + hour * HOUR_MS, day, { change, today: 0 });
  expect(with_(0.9, 12, 0).above).toBeCloseTo(0.9, 6);
  expect(with_(-0.9, 12, 0).below).toBeCloseTo(0.9, 6);
  expect(confidenceOf(with_(0.9, 12, 0).error)).toBe('medium');
  expect(with_(0.9, 12, 1)).toEqual(with_(0, 12, 1));
});
