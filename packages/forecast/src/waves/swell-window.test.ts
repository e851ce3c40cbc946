import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wavelengthM } from '../../test-support/wave-theory.ts';
import { angleBetweenDeg, toDegrees, toRadians } from '../angles.ts';
import type { Train } from '../ocean-at-beach.ts';
import { computeBreakingHeightM } from './breaking.ts';
import { BEND_DEG, shorewardOf } from './shoreward.ts';
import { computeOpenness, type SwellWindow, WINDOW_DIRECTIONS } from './swell-window.ts';

const windowOf = (open: (deg: number) => number): SwellWindow =>
  Array.from({ length: WINDOW_DIRECTIONS }, (_, index) => open(index * 5));
const openSea = windowOf(() => 1);
const closed = windowOf(() => 0);
/** A beach that faces south with a headland to its west: open from 90 to 230. */
const behindHeadland = windowOf((deg) => (deg >= 90 && deg <= 230 ? 1 : 0));
const swell = (fromDeg: number, periodS = 14): Train => ({ kind: 'swell', heightM: 2, periodS, fromDeg });

const trains = fc.record({
  kind: fc.constantFrom('sea' as const, 'swell' as const),
  heightM: fc.double({ min: 0.05, max: 10, noNaN: true }),
  periodS: fc.double({ min: 5, max: 22, noNaN: true }),
  fromDeg: fc.double({ min: 0, max: 360, noNaN: true }),
});
const facings = fc.double({ min: 0, max: 360, noNaN: true });
const windows = fc.array(
  fc.integer({ min: 0, max: 9 }).map((ninths) => ninths / 9),
  {
    minLength: WINDOW_DIRECTIONS,
    maxLength: WINDOW_DIRECTIONS,
  },
);

test('a window open all round changes nothing at all', () => {
  fc.assert(
    fc.property(trains, facings, (train, facingDeg) => {
      expect(shorewardOf(train, facingDeg, openSea)).toEqual(shorewardOf(train, facingDeg));
    }),
  );
});

test('behind a window closed all round the sea is flat', () => {
  fc.assert(
    fc.property(trains, facings, (train, facingDeg) => {
      expect(computeBreakingHeightM(train, facingDeg, closed)).toBe(0);
    }),
  );
});

test('a west swell is smaller behind a headland than on the open beach beside it, one from the open side is not', () => {
  const height = (fromDeg: number, window?: SwellWindow) => computeBreakingHeightM(swell(fromDeg), 180, window);
  expect(height(250, behindHeadland)).toBeLessThan(0.65 * height(250));
  expect(height(270, behindHeadland)).toBeLessThan(0.5 * height(270));
  expect(height(160, behindHeadland)).toBeGreaterThan(0.99 * height(160));
});

test('a swell that turns behind the headland fades, it does not stop', () => {
  const at = (fromDeg: number) => computeBreakingHeightM(swell(fromDeg), 180, behindHeadland);
  for (let deg = 200; deg < 290; deg++) {
    expect(at(deg + 1)).toBeLessThan(at(deg));
    expect(at(deg) - at(deg + 1)).toBeLessThan(0.1);
  }
});

test('half of a swell’s energy reaches the shadow line of a headland, as in Goda’s diagrams of random waves', () => {
  const share = shorewardOf(swell(230, 17), 230, behindHeadland).share / shorewardOf(swell(230, 17), 230).share;
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.6);
});

test('in the lee of a headland more is left of a long swell than of a short one', () => {
  const left = (periodS: number) =>
    computeOpenness(behindHeadland, 245, BEND_DEG[periodS === 16 ? 75 : periodS === 10 ? 25 : 10]);
  expect(left(16)).toBeGreaterThan(left(10));
  expect(left(6)).toBe(0);
});

test('waves bend as far as Snell’s law gives for a shelf 20 m deep', () => {
  const turnDeg = (periodS: number) => {
    const slower = wavelengthM(periodS, 20) / ((9.81 * periodS ** 2) / (2 * Math.PI));
    return 45 - toDegrees(Math.asin(slower * Math.sin(toRadians(45))));
  };
  for (const [s, periodS] of [
    [10, 6],
    [25, 10],
    [75, 16],
  ] as const) {
    expect(Math.abs(turnDeg(periodS) - BEND_DEG[s])).toBeLessThan(0.6);
  }
});

test('turning coast, window and swell together changes nothing', () => {
  fc.assert(
    fc.property(trains, facings, windows, fc.integer({ min: 1, max: 71 }), (train, facingDeg, window, steps) => {
      const turned = window.map((_, index) => window[(index - steps + WINDOW_DIRECTIONS) % WINDOW_DIRECTIONS] ?? 0);
      const turnedTrain = { ...train, fromDeg: train.fromDeg + 5 * steps };
      expect(computeBreakingHeightM(turnedTrain, facingDeg + 5 * steps, turned)).toBeCloseTo(
        computeBreakingHeightM(train, facingDeg, window),
        6,
      );
    }),
  );
});

test('opening a direction never lets less power ashore', () => {
  fc.assert(
    fc.property(trains, facings, windows, windows, (train, facingDeg, one, other) => {
      const wider = one.map((open, index) => Math.max(open, other[index] ?? 0));
      const share = shorewardOf(train, facingDeg, one).share;
      expect(shorewardOf(train, facingDeg, wider).share).toBeGreaterThanOrEqual(share - 1e-12);
      expect(share).toBeLessThanOrEqual(shorewardOf(train, facingDeg).share + 1e-12);
    }),
  );
});

test('opening a direction never lowers the surf', () => {
  fc.assert(
    fc.property(trains, facings, windows, fc.integer({ min: 0, max: 71 }), (train, facingDeg, window, index) => {
      const wider = window.map((open, at) => (at === index ? 1 : open));
      expect(computeBreakingHeightM(train, facingDeg, wider)).toBeGreaterThanOrEqual(
        computeBreakingHeightM(train, facingDeg, window) * (1 - 1e-9),
      );
    }),
  );
});

test('land behind the beach has no effect', () => {
  const facingSouth = windowOf((deg) => (angleBetweenDeg(deg, 180) <= 115 ? 1 : 0));
  expect(computeBreakingHeightM(swell(200), 180, facingSouth)).toBeCloseTo(computeBreakingHeightM(swell(200), 180), 9);
});
