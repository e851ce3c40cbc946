import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planeTransfer, windowTransfer } from '../../test-support/made-transfers.ts';
import { groupSpeedMps } from '../../test-support/wave-theory.ts';
import { toRadians } from '../angles.ts';
import type { Train } from '../ocean-at-beach.ts';
import { computeBreakingHeightM, deepWaterHeightM } from './breaking.ts';
import { shorewardOf } from './shoreward.ts';
import { spreadDensity, spreadExponent } from './spread.ts';
import { TRANSFER_DIRECTIONS } from './swell-transfer.ts';

const trains = fc.record({
  kind: fc.constantFrom('sea' as const, 'swell' as const),
  heightM: fc.double({ min: 0.05, max: 10, noNaN: true }),
  periodS: fc.double({ min: 3, max: 24, noNaN: true }),
  fromDeg: fc.double({ min: 0, max: 360, noNaN: true }),
});
const windows = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
  minLength: TRANSFER_DIRECTIONS,
  maxLength: TRANSFER_DIRECTIONS,
});
const openBy = (open: readonly number[]) => windowTransfer(180, (deg) => open[deg / 5] ?? 0);
const swell = (fromDeg: number, periodS = 14): Train => ({ kind: 'swell', heightM: 2, periodS, fromDeg });

test('a transfer of open deep water is the straight coast', () => {
  const open = windowTransfer(180, () => 1);
  fc.assert(
    fc.property(trains, (train) => {
      const straight = shorewardOf(train, 180);
      const { share, sinIncidence } = shorewardOf(train, 180, open);
      expect(share).toBeCloseTo(straight.share, 6);
      expect(sinIncidence).toBeCloseTo(straight.sinIncidence, 2);
    }),
  );
});

test('the breaker height on a plane beach does not depend on the transfer’s depths', () => {
  for (const cellDepthM of [12, 30, 300]) {
    for (const startDepthM of [6, 10]) {
      const plane = planeTransfer(180, cellDepthM, startDepthM);
      const shallow = planeTransfer(180, cellDepthM, cellDepthM);
      for (const fromDeg of [180, 200, 225, 240])
        for (const periodS of [8, 12, 17])
          expect(
            computeBreakingHeightM(swell(fromDeg, periodS), 180, plane) /
              computeBreakingHeightM(swell(fromDeg, periodS), 180, shallow),
          ).toBeCloseTo(1, 2);
    }
  }
});

test('a height over the cell’s depth counts for the power that it has there', () => {
  for (const depthM of [8, 20, 100])
    for (const periodS of [6, 12, 18])
      expect(deepWaterHeightM(swell(0, periodS), depthM) ** 2 * groupSpeedMps(periodS, 5000)).toBeCloseTo(
        4 * groupSpeedMps(periodS, depthM),
        3,
      );
});

test('with land all around, the sea is flat', () => {
  fc.assert(
    fc.property(trains, (train) => {
      expect(computeBreakingHeightM(train, 180, openBy([]))).toBe(0);
    }),
  );
});

test('opening a direction never lets less power ashore, nor more than the open sea', () => {
  fc.assert(
    fc.property(trains, windows, windows, (train, one, other) => {
      const wider = one.map((open, index) => Math.max(open, other[index] ?? 0));
      const { share } = shorewardOf(train, 180, openBy(one));
      expect(shorewardOf(train, 180, openBy(wider)).share).toBeGreaterThanOrEqual(share - 1e-12);
      expect(share).toBeLessThanOrEqual(shorewardOf(train, 180).share + 1e-9);
    }),
  );
});

test('half of a swell’s energy reaches the shadow line of a headland, as in Goda’s diagrams of random waves', () => {
  const behind = windowTransfer(230, (deg) => (deg < 230 ? Number(deg >= 90) : deg === 230 ? 0.5 : 0));
  const share = shorewardOf(swell(230, 17), 230, behind).share / shorewardOf(swell(230, 17), 230).share;
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.55);
});

test('shares change smoothly between the periods of a transfer and stay constant beyond them', () => {
  const plane = planeTransfer(180, 50, 8);
  for (let periodS = 4; periodS < 23; periodS += 0.1) {
    const step =
      shorewardOf(swell(230, periodS + 0.1), 180, plane).share - shorewardOf(swell(230, periodS), 180, plane).share;
    expect(Math.abs(step)).toBeLessThan(0.01);
  }
  expect(shorewardOf(swell(230, 25), 180, plane)).toEqual(shorewardOf(swell(230, 20), 180, plane));
});

test('between its tables the share is within half a percent of the integral over the spread', () => {
  for (const kind of ['sea', 'swell'] as const) {
    for (let periodS = 5; periodS < 21; periodS += 0.7) {
      for (const fromDeg of [0, 13, 31, 47, 62]) {
        let whole = 0;
        let ashore = 0;
        for (let deg = -180; deg < 180; deg += 0.25) {
          const density = spreadDensity(spreadExponent({ kind, periodS }), deg - fromDeg);
          whole += density;
          ashore += density * Math.max(0, Math.cos(toRadians(deg)));
        }
        const { share } = shorewardOf({ kind, heightM: 1, periodS, fromDeg }, 0);
        expect(Math.abs(share / (ashore / whole) - 1), `${kind} ${periodS} s ${fromDeg}°`).toBeLessThan(0.005);
      }
    }
  }
});
