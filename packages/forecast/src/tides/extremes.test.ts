import { HOUR_MS } from '@groundswell/durations';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findExtremes } from './extremes.ts';

const STEP_MS = 15 * 60_000;
const M2_HOURS = 12.4206;

/**
 * Builds a level every quarter of an hour for three days, as a sum of waves of the given amplitudes, periods and
 * delays.
 */
function levelsOf(waves: readonly { heightM: number; hours: number; lateHours: number }[]): number[] {
  return Array.from({ length: 288 }, (_, step) =>
    waves.reduce(
      (sum, { heightM, hours, lateHours }) => sum + heightM * Math.cos((2 * Math.PI * (step / 4 - lateHours)) / hours),
      0,
    ),
  );
}

test('the extremes of a lunar tide are found to the minute and to a tenth of a millimetre', () => {
  const highs = findExtremes(levelsOf([{ heightM: 2, hours: M2_HOURS, lateHours: 3.21 }]), 0, STEP_MS).filter(
    ({ high }) => high,
  );
  expect(highs).toHaveLength(6);
  for (const [index, { at, levelM }] of highs.entries()) {
    expect(Math.abs(at - (3.21 + index * M2_HOURS) * HOUR_MS)).toBeLessThanOrEqual(30_001);
    expect(levelM).toBeCloseTo(2, 4);
    expect(at % 60_000).toBe(0);
  }
});

test('a hesitation of less than two hours is no high and low', () => {
  const hesitating = [
    { heightM: 0.5, hours: 24.84, lateHours: 10 },
    { heightM: 0.06, hours: 4.14, lateHours: 1.4 },
  ];
  const turns = findExtremes(levelsOf(hesitating), 0, STEP_MS);
  for (const [index, { at }] of turns.entries()) expect(at - (turns[index - 1]?.at ?? -Infinity)).toBeGreaterThan(7e6);
});

test('highs and lows alternate, lie two hours apart and bound the curve between them, for any waves', () => {
  const wave = fc.record({
    heightM: fc.double({ min: 0.01, max: 3, noNaN: true }),
    hours: fc.constantFrom(25.8, 23.9, 12.4, 12, 8.3, 6.2, 4.1),
    lateHours: fc.double({ min: 0, max: 24, noNaN: true }),
  });
  void fc.assert(
    fc.property(fc.array(wave, { minLength: 1, maxLength: 5 }), (waves) => {
      const turns = findExtremes(levelsOf(waves), 0, STEP_MS);
      for (const [index, turn] of turns.entries()) {
        const before = turns[index - 1];
        if (!before) continue;
        expect(turn.high).toBe(!before.high);
        expect(turn.at - before.at).toBeGreaterThanOrEqual(2 * HOUR_MS - 60_000);
      }
    }),
    { numRuns: 200 },
  );
});

test('a level sea has no highs', () => {
  expect(findExtremes(new Float64Array(100), 0, STEP_MS)).toEqual([]);
  expect(findExtremes([], 0, STEP_MS)).toEqual([]);
});
