import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import { createTidePredictor } from '@neaps/tide-predictor';
import { expect, test } from 'vitest';
import { databaseStation } from '../../test-support/database-station.ts';
import { computeHarmonicLevels, computeLevelsOfYear } from './harmonic-levels.ts';

test.each([
  ['Boston', 'noaa/8443970'],
  ['Honolulu', 'noaa/1612340'],
  ['Pensacola', 'noaa/8729840'],
])('in the middle of the year levels at %s match another predictor within 2 mm', (_, id) => {
  // The npm tide predictor that serves as reference differs in three constituents. It shifts M3 by half a turn, uses
  // another convention for M1, and derives OO1's factors from K2 and Q1.
  const constituents = databaseStation(id).constituents.filter(({ name }) => !['M1', 'M3', 'OO1'].includes(name));
  const start = new Date(Date.UTC(2027, 6, 1, 12));
  const levels = computeHarmonicLevels(constituents, start.getTime(), HOUR_MS, 48);
  const peer = createTidePredictor(
    constituents.map(({ name, amplitudeM, phaseDeg }) => ({ name, amplitude: amplitudeM, phase: phaseDeg })),
    { nodeCorrections: 'schureman' },
  ).getTimelinePrediction({ start, end: new Date(start.getTime() + 47 * HOUR_MS), timeFidelity: 3600 });
  for (const [hour, level] of levels.entries())
    expect(Math.abs(level - (peer[hour]?.level ?? Number.NaN))).toBeLessThan(0.002);
});

test.each([
  ['Anchorage, range 10 m', 'noaa/9455920', 140],
  ['Boston, range 4 m', 'noaa/8443970', 40],
  ['Ocean City, range 1.5 m', 'noaa/8570280', 20],
  ['Honolulu, range 0.9 m', 'noaa/1612340', 20],
])(
  'the New Year’s step of %s is spread over the six hours before, with no curvature beyond the tide’s own',
  (_, id, stepMm) => {
    const { constituents } = databaseStation(id);
    const amplitudeM = constituents.reduce((sum, one) => sum + one.amplitudeM, 0);
    for (let year = 2021; year <= 2040; year++) {
      const newYear = Date.UTC(year, 0, 1);
      const [before = 0] = computeLevelsOfYear(constituents, year - 1, newYear, MINUTE_MS, 1);
      const [after = 0] = computeLevelsOfYear(constituents, year, newYear, MINUTE_MS, 1);
      expect(Math.abs(after - before) * 1000).toBeLessThan(stepMm);

      const levels = computeHarmonicLevels(constituents, newYear - 24 * HOUR_MS, MINUTE_MS, 48 * 60);
      expect(levels[24 * 60]).toBeCloseTo(after, 9);
      // The second difference of a curve of amplitude A and speed w is at most A w² dt². The speed of M2 is 0.51
      // radians an hour.
      const bends = Array.from(levels.subarray(2), (other, index) =>
        Math.abs((levels[index] ?? 0) - 2 * (levels[index + 1] ?? 0) + other),
      );
      expect(Math.max(...bends)).toBeLessThan(amplitudeM * (0.7 / 60) ** 2);
    }
  },
);

test('levels do not depend on where the series begins', () => {
  const { constituents } = databaseStation('noaa/8443970');
  const start = Date.UTC(2026, 11, 31, 3);
  const whole = computeHarmonicLevels(constituents, start, 6 * MINUTE_MS, 480);
  for (const skipped of [1, 100, 209, 210, 211, 300]) {
    const part = computeHarmonicLevels(constituents, start + skipped * 6 * MINUTE_MS, 6 * MINUTE_MS, 480 - skipped);
    for (const [index, level] of part.entries()) expect(level).toBeCloseTo(whole[index + skipped] ?? Number.NaN, 9);
  }
});

test('rotating the waves step by step stays exact over a year of minutes', () => {
  const { constituents } = databaseStation('noaa/8443970');
  const start = Date.UTC(2027, 0, 1);
  const minutes = computeHarmonicLevels(constituents, start, MINUTE_MS, 364 * 24 * 60);
  const [last] = computeHarmonicLevels(constituents, start + (minutes.length - 1) * MINUTE_MS, MINUTE_MS, 1);
  expect(Math.abs((minutes.at(-1) ?? 0) - (last ?? Number.NaN))).toBeLessThan(1e-8);
});

test('no constituents, no hours: no tide', () => {
  expect([...computeHarmonicLevels([], 0, HOUR_MS, 2)]).toEqual([0, 0]);
  expect(computeHarmonicLevels([], 0, HOUR_MS, 0)).toHaveLength(0);
});
