import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { godaSignificantM, shorewardOfRay } from '../../test-support/wave-theory.ts';
import { solveBreakingHeightM } from './breaking.ts';
import {
  BEACHES,
  breakerOfSetsM,
  HAWAII,
  HAWAII_WINDWARD,
  setsFaceM,
  significantFaceM,
  sizeLawOf,
} from './size-law.ts';
import { computeSurf } from './surf.ts';

describe.each([
  ['beaches', BEACHES],
  ['Hawaii', HAWAII],
  ['Hawaii’s windward shores', HAWAII_WINDWARD],
])('the law of %s', (_, law) => {
  const breakers = fc.double({ min: 0, max: 30, noNaN: true });
  const periods = fc.double({ min: 1, max: 30, noNaN: true });
  const more = fc.double({ min: 0, max: 3, noNaN: true });

  test('never gives a lower face for higher or longer waves, and no steps', () => {
    fc.assert(
      fc.property(breakers, periods, more, (breakerM, periodS, by) => {
        const faceM = setsFaceM(breakerM, periodS, law);
        expect(setsFaceM(breakerM + by, periodS, law)).toBeGreaterThanOrEqual(faceM);
        expect(setsFaceM(breakerM, periodS + by, law)).toBeGreaterThanOrEqual(faceM);
        expect(setsFaceM(breakerM + 1e-6, periodS + 1e-6, law) - faceM).toBeLessThan(1e-4);
      }),
    );
  });

  test('stays within 0.2 and 1.7 of linear theory however high or short the waves', () => {
    fc.assert(
      fc.property(breakers, periods, (breakerM, periodS) => {
        const faceM = significantFaceM(breakerM, periodS, law);
        expect(faceM).toBeGreaterThanOrEqual(0.2 * breakerM);
        expect(faceM).toBeLessThanOrEqual(1.7 * breakerM);
      }),
    );
  });
});

test('on a beach H1/3 is the highest of Goda’s random waves in the surf zone, 15 % at most and 5 % in the mean', () => {
  const offBy = [
    [0.5, 8],
    [1, 7],
    [1, 12],
    [1, 18],
    [1.5, 9],
    [2, 11],
    [2, 14],
    [3, 16],
    [4, 13],
  ].map(([heightM = 0, periodS = 0]) => {
    const breakerM = solveBreakingHeightM(heightM, periodS, shorewardOfRay(0));
    return significantFaceM(breakerM, periodS, BEACHES) / godaSignificantM(heightM, periodS, 1 / 50) - 1;
  });
  for (const off of offBy) expect(Math.abs(off)).toBeLessThan(0.15);
  expect(Math.abs(offBy.reduce((sum, off) => sum + off, 0) / offBy.length)).toBeLessThan(0.05);
});

test('a train that leaves the coast does not change the mean period of the law', () => {
  const ashore = { kind: 'swell' as const, heightM: 2, periodS: 15, fromDeg: 0 };
  const leaving = { kind: 'swell' as const, heightM: 3, periodS: 6, fromDeg: 180 };
  const outlook = { facingDeg: 0, sizeLaw: HAWAII };
  expect(computeSurf([ashore, leaving], outlook).faceHeightM).toBeCloseTo(
    computeSurf([ashore], outlook).faceHeightM,
    2,
  );
});

test('sets are Rayleigh’s on a beach; in Hawaii twice H1/3 of small surf and about a quarter more of the largest', () => {
  const ratio = (breakerM: number, law = HAWAII) => setsFaceM(breakerM, 17, law) / significantFaceM(breakerM, 17, law);
  expect(ratio(0.4, BEACHES)).toBeCloseTo(1.27, 9);
  expect(ratio(0.4)).toBe(2);
  expect(ratio(1.5)).toBeGreaterThan(1.4);
  expect(ratio(7)).toBeLessThan(1.3);
});

test('on Hawaii’s reefs surf grows over linear theory while the breakers are as high and steep as those fitted', () => {
  const over = (breakerM: number, periodS: number) => significantFaceM(breakerM, periodS, HAWAII) / breakerM;
  expect(over(0.3, 17)).toBeCloseTo(over(0.6, 17), 9);
  expect(over(0.7, 17)).toBeGreaterThan(over(0.6, 17));
  expect(over(6.7, 17)).toBeGreaterThan(over(6.6, 17));
  expect(over(8, 20)).toBeCloseTo(over(7, 20), 9);
  expect(over(2.6, 9)).toBeCloseTo(over(1.9, 9), 9);
});

test('on windward shores short trade swell stays below linear theory, in proportion however high it is', () => {
  const over = (breakerM: number, periodS: number) => significantFaceM(breakerM, periodS, HAWAII_WINDWARD) / breakerM;
  for (const periodS of [6, 7, 8, 9]) expect(over(12, periodS)).toBeLessThan(0.8);
  expect(over(4.5, 9)).toBeCloseTo(over(1, 9), 9);
});

test('only shores of Hawaii that face the trade winds are windward', () => {
  expect(sizeLawOf({ waveGrid: 'epacif', facingDeg: 55 })).toBe(HAWAII_WINDWARD);
  expect(sizeLawOf({ waveGrid: 'epacif', facingDeg: 315 })).toBe(HAWAII);
  expect(sizeLawOf({ waveGrid: 'atlocn', facingDeg: 55 })).toBe(BEACHES);
});

test.each([BEACHES, HAWAII, HAWAII_WINDWARD])(
  'breakers are found again from their sets, within and beyond what a law was fitted on',
  (law) => {
    for (const breakerM of [0.1, 0.5, 0.7, 3, 6.9, 8])
      for (const periodS of [4, 9, 13, 22])
        expect(breakerOfSetsM(setsFaceM(breakerM, periodS, law), periodS, law)).toBeCloseTo(breakerM, 9);
  },
);
