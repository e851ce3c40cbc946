import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GREATEST_ERROR, type HeightErrors, heightError, PUBLISHED, PUBLISHED_ERRORS } from '../runs/height-errors.ts';
import { fitHeightErrors } from './fit-height-errors.ts';
import { joinReliability, type Reliability, verifyReliability } from './reliability.ts';
import type { WaveHours } from './waves-at-buoy.ts';

const dayAt = Date.UTC(2026, 10, 20);
const BUOYS = 40;

/** Returns a stream of standard normal values from a linear congruential generator (Numerical Recipes, 7.1). */
function normals(seed: number): () => number {
  let state = seed;
  const even = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even());
}

/**
 * Makes the pairs of a buoy's day: a run from each of the last 16 days, whose error is `scale` times that published.
 */
function pairsOf(normal: () => number, day: number, scale: number, stated: HeightErrors): Reliability {
  const at = dayAt + day * DAY_MS;
  const hours = <T>(value: T, count: number) => Array<T>(count).fill(value);
  const observed: WaveHours = { startAt: at, heightCm: [150], periodDs: [110], fromDeg: [270] };
  // Runs a day apart are too few within 36 hours for a spread.
  const runs = PUBLISHED_ERRORS.map((published, lead): WaveHours => {
    const heightCm = Math.round(150 * Math.exp(-scale * published * normal()));
    const count = lead * 24 + 1;
    return {
      startAt: at - lead * DAY_MS,
      heightCm: hours(heightCm, count),
      periodDs: hours(110, count),
      fromDeg: hours(270, count),
    };
  });
  return verifyReliability(observed, runs, stated);
}

function coast(days: readonly number[], scale: number, stated: HeightErrors, seed = 1): Reliability {
  const normal = normals(seed);
  return joinReliability(
    days.flatMap((day) => Array.from({ length: BUOYS }, () => pairsOf(normal, day, scale, stated))),
  );
}

const month = Array.from({ length: 30 }, (_, day) => day);
const later = Array.from({ length: 40 }, (_, day) => 40 + day);
const coverage = ({ stated }: Reliability) => stated.map(([pairs, below, above]) => 1 - (below + above) / pairs);

test.each([
  ['overconfident', 2],
  ['true', 1],
  ['underconfident', 0.5],
])('30 days of pairs correct errors that are stated %s to eight in ten on each lead day', (_, scale) => {
  const fitted = fitHeightErrors(coast(month, scale, PUBLISHED));
  const before = coverage(coast(later, scale, PUBLISHED, 2));
  const after = coverage(coast(later, scale, fitted, 2));
  for (const [lead, share] of after.entries()) {
    expect(Math.abs(share - 0.8)).toBeLessThan(0.05);
    if (scale === 2) expect(before[lead]).toBeLessThan(0.62);
    if (scale === 0.5) expect(before[lead]).toBeGreaterThan(0.93);
  }
  const mean = after.reduce((sum, share) => sum + share, 0) / after.length;
  expect(Math.abs(mean - 0.8)).toBeLessThan(0.03);
});

test('the corrected errors have a lower ranked score than those before, and than the bare forecast', () => {
  const score = (errors: HeightErrors) => {
    const sums = coast(later, 2, errors, 2).stated;
    const sum = (at: 3 | 4) => sums.reduce((total, one) => total + one[at], 0);
    return { stated: sum(3), bare: sum(4) };
  };
  const [published, fitted] = [PUBLISHED, fitHeightErrors(coast(month, 2, PUBLISHED))].map(score);
  expect(fitted?.stated).toBeLessThan(published?.stated ?? 0);
  expect(fitted?.stated).toBeLessThan(0.8 * (fitted?.bare ?? 0));
});

test('without pairs the errors are those published, and a lead day without pairs follows the day before', () => {
  expect(fitHeightErrors(joinReliability([]))).toEqual(PUBLISHED);
  const pairs = coast(month, 2, PUBLISHED);
  const near = { ...pairs, errors: { ...pairs.errors, middle: pairs.errors.middle.slice(0, 2) } };
  const { base } = fitHeightErrors(near);
  expect((base.middle[9] ?? 0) / (PUBLISHED_ERRORS[9] ?? 1)).toBeGreaterThan(1.5);
});

test('where runs that differ err more, the factor on their spread grows, and elsewhere it falls', () => {
  const normal = normals(3);
  const days = (perSpread: number) =>
    joinReliability(
      Array.from({ length: 400 }, (_, n) => {
        const spreadPct = n % 2 === 0 ? 2 : 30;
        const error = Math.hypot(0.1, (perSpread * spreadPct) / 100) * normal();
        const heights = [-1, 0, 1].map((side) => Math.round(150 * Math.exp(-error) * (1 + (side * spreadPct) / 100)));
        const hours = <T>(value: T, count = 49) => Array<T>(count).fill(value);
        const runs = [1, 0, 2].map((which, back) => ({
          startAt: dayAt - (12 + 6 * back) * HOUR_MS,
          heightCm: hours(heights[which] ?? 0),
          periodDs: hours(110),
          fromDeg: hours(270),
        }));
        const observed = { startAt: dayAt, heightCm: [150], periodDs: [110], fromDeg: [270] };
        return verifyReliability(observed, runs, PUBLISHED);
      }),
    );
  const [steep, flat] = [1.6, 0].map((per) => fitHeightErrors(days(per)).perSpread);
  expect(steep).toBeGreaterThan(1.2);
  expect(flat).toBeLessThan(0.6);
});

test('a forecast under a foot, and an hour without a measurement, are no pairs', () => {
  const hours = (cm: number | null) => ({ startAt: dayAt, heightCm: [cm], periodDs: [110], fromDeg: [270] });
  for (const [observed, said] of [
    [150, 25],
    [null, 150],
    [150, null],
  ] as const)
    expect(verifyReliability(hours(observed), [hours(said)], PUBLISHED).stated[0]).toEqual([0, 0, 0, 0, 0]);
  expect(verifyReliability(hours(150), [hours(150)], PUBLISHED).stated[0]?.slice(0, 3)).toEqual([1, 0, 0]);
});

/** Returns the reliability of a buoy's day that was forecast 2 m high by all runs, whatever it measured. */
function dayOf(observedCm: number, forecastCm = 200): Reliability {
  const hours = <T>(value: T, count: number) => Array<T>(count).fill(value);
  const run = (back: number) => ({
    startAt: dayAt - back * 6 * HOUR_MS,
    heightCm: hours(forecastCm, 384),
    periodDs: hours(110, 384),
    fromDeg: hours(270, 384),
  });
  const observed = { startAt: dayAt, heightCm: hours(observedCm, 24), periodDs: [], fromDeg: [] };
  return verifyReliability(
    observed,
    Array.from({ length: 64 }, (_, back) => run(back)),
    PUBLISHED,
  );
}

test('whatever a coast’s buoys measure, for however many days, its errors stay between a fifth and three times the published', () => {
  const heights = fc.constantFrom(0, 1, 200, 2000);
  const someDays = fc.tuple(heights, fc.integer({ min: 30, max: 2000 }), fc.constantFrom(1, 30, 118));
  fc.assert(
    fc.property(fc.array(someDays, { minLength: 1, maxLength: 3 }), (kinds) => {
      const days = kinds.flatMap(([observed, forecast, count]) => Array(count).fill(dayOf(observed, forecast)));
      const { base, perSpread } = fitHeightErrors(joinReliability(days));
      for (const [lead, published] of PUBLISHED_ERRORS.entries()) {
        expect(base.middle[lead]).toBeGreaterThan(published / 5 - 0.001);
        expect(base.long[lead]).toBeLessThan(3 * published + 0.001);
      }
      expect(perSpread).toBeGreaterThanOrEqual(0);
      expect(perSpread).toBeLessThanOrEqual(2.5);
    }),
    { numRuns: 60 },
  );
});

test('a buoy that lies in a harbour for a month widens the ranges of 40 buoys by at most a fifth', () => {
  const [low, high] = [dayOf(170), dayOf(235)];
  const good = Array.from({ length: 39 * 28 }, (_, index) => (index % 2 ? low : high));
  const alone = fitHeightErrors(joinReliability(good));
  const { base } = fitHeightErrors(joinReliability([...good, ...Array(28).fill(dayOf(10))]));
  expect((base.middle[0] ?? 0) / (alone.base.middle[0] ?? 1)).toBeLessThan(1.2);
});

test('runs that differ without limit state an error with a limit', () => {
  const error = heightError({ ...PUBLISHED, perSpread: 2.5 }, { leadDays: 8, band: 'long', spread: 2.4 });
  expect(error).toBe(GREATEST_ERROR);
});
