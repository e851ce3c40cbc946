import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  groupSpeedMps,
  komarGaughanHeightM,
  refractionCoefficient,
  shoalingCoefficient,
  shorewardOfRay,
  wavelengthM,
} from '../../test-support/wave-theory.ts';
import type { Train } from '../ocean-at-beach.ts';
import { computeBreakingHeightM, solveBreakingHeightM } from './breaking.ts';
import { shorewardOf } from './shoreward.ts';
import { BEACHES, HAWAII } from './size-law.ts';
import { computeSurf } from './surf.ts';

const cases = [
  [1.219, 10, 1.8122, 1.6339, 1.5472],
  [1, 12, 1.6637, 1.4907, 1.4101],
  [2, 14, 3.0809, 2.7714, 2.6233],
  [0.5, 8, 0.8125, 0.7288, 0.6893],
  [3, 16, 4.4951, 4.0508, 3.8355],
  [1, 18, 1.9566, 1.7442, 1.6483],
] as const;

describe.each(cases)('%d m at %d s', (heightM, periodS, komarM, straightM, obliqueM) => {
  test('breaks as in Komar & Gaughan', () => expect(komarGaughanHeightM(heightM, periodS)).toBeCloseTo(komarM, 3));
  test('breaks straight on as in exact linear theory', () =>
    expect(solveBreakingHeightM(heightM, periodS, shorewardOfRay(0))).toBeCloseTo(straightM, 3));
  test('breaks at 30 degrees as in exact linear theory', () =>
    expect(solveBreakingHeightM(heightM, periodS, shorewardOfRay(30))).toBeCloseTo(obliqueM, 3));
});

test('the reference implementation matches tables of linear theory in wavelength and speed', () => {
  expect(wavelengthM(10, 50)).toBeCloseTo(151.2983, 3);
  expect(wavelengthM(4, 5)).toBeCloseTo(22.1982, 3);
  expect(wavelengthM(12, 10)).toBeCloseTo(113.299, 3);
  expect(wavelengthM(16, 20)).toBeCloseTo(212.3261, 3);
  expect(groupSpeedMps(20, 0.05)).toBeCloseTo(Math.sqrt(9.81 * 0.05), 3);
});

test('the reference implementation shoals and refracts as in linear theory', () => {
  expect(shoalingCoefficient(150, 10)).toBeCloseTo(1.15533, 5);
  expect(refractionCoefficient(150, 10, 30)).toBeCloseTo(0.93996, 5);
});

test('the breaker height follows from shoaling and refraction to the breaking depth', () => {
  const heightM = solveBreakingHeightM(1.5, 11, shorewardOfRay(30));
  const lengthM = wavelengthM(11, heightM / 0.78);
  const grown = shoalingCoefficient(lengthM, heightM / 0.78) * refractionCoefficient(lengthM, heightM / 0.78, 30);
  expect(heightM).toBeCloseTo(1.5 * grown, 4);
});

test('the breaking wave carries the power that came ashore at 0.78 of the depth', () => {
  const heightM = solveBreakingHeightM(1.5, 11, shorewardOfRay(40));
  const depthM = heightM / 0.78;
  const deepSpeed = (9.81 * 11) / (2 * Math.PI);
  const sin = (wavelengthM(11, depthM) / 11 / deepSpeed) * Math.sin((40 * Math.PI) / 180);
  const power = heightM ** 2 * groupSpeedMps(11, depthM) * Math.sqrt(1 - sin * sin);
  expect(power / (1.5 ** 2 * (deepSpeed / 2) * Math.cos((40 * Math.PI) / 180))).toBeCloseTo(1, 5);
});

const trains = fc.record({
  kind: fc.constantFrom('sea' as const, 'swell' as const),
  heightM: fc.double({ min: 0.05, max: 15, noNaN: true }),
  periodS: fc.double({ min: 2, max: 25, noNaN: true }),
  fromDeg: fc.double({ min: 0, max: 360, noNaN: true }),
});
const facings = fc.double({ min: 0, max: 360, noNaN: true });

test('turning coast and swell together changes nothing', () => {
  fc.assert(
    fc.property(trains, facings, facings, (train, facingDeg, turn) => {
      const turned = { ...train, fromDeg: train.fromDeg + turn };
      expect(computeBreakingHeightM(turned, facingDeg + turn)).toBeCloseTo(computeBreakingHeightM(train, facingDeg), 6);
    }),
  );
});

test('a swell from the left breaks as high as one from the right', () => {
  fc.assert(
    fc.property(trains, fc.double({ min: 0, max: 180, noNaN: true }), (train, angle) => {
      const left = computeBreakingHeightM({ ...train, fromDeg: 360 - angle }, 0);
      expect(computeBreakingHeightM({ ...train, fromDeg: angle }, 0)).toBeCloseTo(left, 6);
    }),
  );
});

test('a higher swell never breaks lower, a straighter one never lower', () => {
  fc.assert(
    fc.property(trains, facings, fc.double({ min: 1, max: 3, noNaN: true }), (train, facingDeg, factor) => {
      const height = computeBreakingHeightM(train, facingDeg);
      expect(computeBreakingHeightM({ ...train, heightM: train.heightM * factor }, facingDeg)).toBeGreaterThanOrEqual(
        height - 1e-9,
      );
      expect(computeBreakingHeightM({ ...train, fromDeg: facingDeg }, facingDeg)).toBeGreaterThanOrEqual(
        height * 0.999,
      );
    }),
  );
});

test('a swell from 350 reaches a beach facing 10', () => {
  expect(computeBreakingHeightM({ kind: 'swell', heightM: 1, periodS: 12, fromDeg: 350 }, 10)).toBeGreaterThan(1.3);
});

test('a swell that swings past the shore fades out, it does not stop', () => {
  const at = (fromDeg: number): number =>
    computeBreakingHeightM({ kind: 'swell', heightM: 2, periodS: 12, fromDeg }, 0);
  for (let deg = 0; deg < 180; deg++) {
    expect(at(deg + 1)).toBeLessThanOrEqual(at(deg) + 1e-9);
    expect(at(deg) - at(deg + 1)).toBeLessThan(0.07);
  }
  expect(at(80)).toBeGreaterThan(0.8);
  expect(at(90)).toBeGreaterThan(0.4);
  expect(at(100)).toBeGreaterThan(0);
  expect(at(150)).toBeLessThan(0.05);
});

test('a narrow swell brings nearly what a single ray does, a wind sea loses more', () => {
  const ray = shorewardOfRay(30).share;
  const share = (kind: Train['kind'], periodS: number) =>
    shorewardOf({ kind, heightM: 1, periodS, fromDeg: 30 }, 0).share;
  expect(share('swell', 17) / ray).toBeCloseTo(1, 1);
  expect(share('sea', 17)).toBeLessThan(share('swell', 9));
  expect(share('swell', 9)).toBeLessThan(share('swell', 17));
});

test('a sea keeps its surf, however it is split into trains', () => {
  const parts = fc.array(fc.double({ min: 0.05, max: 1, noNaN: true }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(trains, facings, parts, (train, facingDeg, weights) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const split = weights.map((weight) => ({ ...train, heightM: train.heightM * Math.sqrt(weight / whole) }));
      for (const sizeLaw of [BEACHES, HAWAII]) {
        const { faceHeightM } = computeSurf([train], { facingDeg, sizeLaw });
        expect(computeSurf(split, { facingDeg, sizeLaw }).faceHeightM).toBeCloseTo(faceHeightM, 6);
      }
    }),
  );
});

test('trains of a narrow band of periods and directions make the surf of their mean within 1 %', () => {
  const offsets = fc.array(
    fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: 0, max: 5, noNaN: true })),
    {
      minLength: 1,
      maxLength: 3,
    },
  );
  const periods = fc.double({ min: 6, max: 20, noNaN: true });
  fc.assert(
    fc.property(offsets, periods, fc.double({ min: 0, max: 40, noNaN: true }), (pairs, periodS, fromDeg) => {
      const heightM = 2 / Math.sqrt(2 * pairs.length);
      const split = pairs.flatMap(([seconds, degrees]) =>
        [1, -1].map((sign) => ({
          kind: 'swell' as const,
          heightM,
          periodS: periodS + sign * seconds,
          fromDeg: fromDeg + sign * degrees,
        })),
      );
      const whole = computeSurf([{ kind: 'swell', heightM: 2, periodS, fromDeg }], { facingDeg: 0 }).faceHeightM;
      expect(Math.abs(computeSurf(split, { facingDeg: 0 }).faceHeightM / whole - 1)).toBeLessThan(0.01);
    }),
  );
});

test('trains add by power and the wind sea’s share is known', () => {
  const sea: Train = { kind: 'sea', heightM: 1, periodS: 6, fromDeg: 0 };
  const swell: Train = { kind: 'swell', heightM: 1, periodS: 12, fromDeg: 0 };
  const both = computeSurf([sea, swell], { facingDeg: 0 });
  const power = (train: Train) => train.heightM ** 2 * train.periodS * shorewardOf(train, 0).share;
  expect(both.seaShare).toBeCloseTo(power(sea) / (power(sea) + power(swell)), 9);
  const faces = [sea, swell].map((train) => computeSurf([train], { facingDeg: 0 }).faceHeightM);
  expect(both.faceHeightM).toBeGreaterThan(Math.max(...faces));
  expect(both.faceHeightM).toBeLessThan(Math.hypot(...faces));
  expect(computeSurf([], { facingDeg: 0 })).toEqual({ faceHeightM: 0, seaShare: 0 });
});
