import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Correction } from './correction.ts';
import { fitCorrections } from './fit-corrections.ts';
import { perBand } from './lead-tallies.ts';

const TODAY = '2026-11-20';
const NONE = { forecastCm: [], observedCm: [], sector: [] };

/** Returns reproducible random numbers in [0, 1) from a seed (mulberry32, public domain). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Makes days of one band whose true heights are the forecast times `ratioOf(day)`. Each day and each hour has a random
 * error of up to `noise`.
 */
function makeDays(count: number, ratioOf: (day: number) => number, noise: number, seed = 1) {
  const chance = seeded(seed);
  const off = () => 1 + noise * (2 * chance() - 1);
  return Array.from({ length: count }, (_, day) => {
    const dayOff = off();
    const forecastCm = Array.from({ length: 48 }, () => Math.round(80 + 160 * chance()));
    const observedCm = forecastCm.map((height) => Math.round(height * ratioOf(day) * dayOff * off()));
    return {
      near: perBand((band) => (band === 'long' ? { forecastCm, observedCm, sector: forecastCm.map(() => 2) } : NONE)),
    };
  });
}

const fit = (days: ReturnType<typeof makeDays>, before: readonly Correction[] = []) =>
  fitCorrections(days, before, TODAY);

test('heights that are steadily 15 % too low are raised, in their band alone, by a little less than the found error', () => {
  const [correction, ...others] = fit(makeDays(60, () => 1.15, 0.1));
  expect(others).toEqual([]);
  expect(correction).toMatchObject({ band: 'long', since: TODAY });
  expect(correction?.factor).toBeGreaterThan(1.09);
  expect(correction?.factor).toBeLessThan(1.15);
});

test('heights that are steadily 15 % too high are lowered', () => {
  const [correction] = fit(makeDays(60, () => 0.85, 0.1));
  expect(correction?.factor).toBeLessThan(0.91);
  expect(correction?.factor).toBeGreaterThan(0.85);
});

test('noise alone never makes a correction', () => {
  for (let seed = 1; seed <= 200; seed++) expect(fit(makeDays(60, () => 1, 0.25, seed))).toEqual([]);
});

test('an error that reversed or vanished on the newest days is not corrected', () => {
  expect(fit(makeDays(60, (day) => (day < 48 ? 1.2 : 0.9), 0.05))).toEqual([]);
  expect(fit(makeDays(60, (day) => (day < 48 ? 1.2 : 1), 0.05))).toEqual([]);
});

test('less than a month of days with such waves makes no correction', () => {
  expect(fit(makeDays(29, () => 1.2, 0.05))).toEqual([]);
  expect(fit(makeDays(30, () => 1.2, 0.05))).toHaveLength(1);
  expect(fit([])).toEqual([]);
});

test('days without such waves count for nothing', () => {
  const calm = { near: perBand(() => NONE) };
  const withCalm = (count: number) => makeDays(count, () => 1.2, 0.05).flatMap((day) => [day, calm]);
  expect(fit(withCalm(29))).toEqual([]);
  expect(fit(withCalm(40))).toEqual(fit(makeDays(40, () => 1.2, 0.05)));
});

test('an existing correction keeps its date, stays while it helps a little, and is removed when it harms', () => {
  const before: readonly Correction[] = [{ band: 'long', factor: 1.1, since: '2026-10-01' }];
  const helpsLittle = makeDays(60, () => 1.02, 0.08);
  expect(fit(helpsLittle)).toEqual([]);
  expect(fit(helpsLittle, before)).toMatchObject([{ since: '2026-10-01' }]);
  expect(
    fit(
      makeDays(60, (day) => (day < 48 ? 1.1 : 0.9), 0.05),
      before,
    ),
  ).toEqual([]);
});

test('fitting again with its own result changes nothing', () => {
  for (const ratio of [0.7, 0.9, 0.97, 1, 1.02, 1.06, 1.3]) {
    const days = makeDays(60, () => ratio, 0.15);
    const once = fit(days);
    expect(fit(days, once)).toEqual(once.length > 0 ? once : fit(days));
  }
});

test('a factor is never beyond 0.8 and 1.25, and always on the error’s side of 1', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5, noNaN: true }), fc.integer({ min: 1, max: 1e6 }), (ratio, seed) => {
      for (const { factor } of fit(makeDays(40, () => ratio, 0.02, seed))) {
        expect(factor).toBeGreaterThanOrEqual(0.8);
        expect(factor).toBeLessThanOrEqual(1.25);
        expect(factor < 1).toBe(ratio < 1);
      }
    }),
    { numRuns: 60 },
  );
});

/** Returns days with waves from two directions in turn, whose true heights are the forecast times a ratio for each. */
function makeTwoSided(count: number, ratios: readonly [east: number, south: number]) {
  const [east, south] = ratios.map((ratio, side) => makeDays(count, () => ratio, 0.05, side + 1));
  return (east ?? []).flatMap((day, index) => {
    const other = south?.[index]?.near.long ?? expect.fail();
    return [day, { near: { ...day.near, long: { ...other, sector: other.sector.map(() => 4) } } }];
  });
}

test('directions with opposite errors each have their own factor', () => {
  const found = fit(makeTwoSided(60, [1.15, 0.85]));
  const factorOf = (sector: number) => found.find((one) => one.sector === sector)?.factor;
  expect(factorOf(2)).toBeGreaterThan(1.08);
  expect(factorOf(4)).toBeLessThan(0.92);
});

test('directions with the same error share the factor of their band', () => {
  const found = fit(makeTwoSided(60, [1.15, 1.15]));
  expect(found).toMatchObject([{ band: 'long', factor: expect.closeTo(1.14, 1) }]);
  expect(found[0]).not.toHaveProperty('sector');
});

test('a direction with few days has the factor of its band', () => {
  const thin = makeTwoSided(20, [1.15, 0.85]).filter((_, index) => index % 2 === 1);
  const found = fit([...thin, ...makeDays(60, () => 1.15, 0.05)]);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ sector }) => sector === 4)).toEqual([]);
});

test('a model that forecast no waves at all is not corrected', () => {
  const flat = { forecastCm: Array(24).fill(0), observedCm: Array(24).fill(30), sector: Array(24).fill(2) };
  const days = Array.from({ length: 60 }, () => ({ near: perBand((band) => (band === 'short' ? flat : NONE)) }));
  expect(fit(days)).toEqual([]);
});
