import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { findExtremes, type TideExtreme } from './extremes.ts';
import { correctExtremes, correctLevels } from './subordinate.ts';

const high = (hours: number, levelM: number): TideExtreme => ({ at: hours * HOUR_MS, levelM, high: true });
const low = (hours: number, levelM: number): TideExtreme => ({ at: hours * HOUR_MS, levelM, high: false });
const later = { referenceName: 'Pier', highMinutes: 15, lowMinutes: 8 };
const ratio = { ...later, highFactor: 1.13, lowFactor: 1.33, type: 'ratio' as const };
const fixed = { ...later, highFactor: 0.37, lowFactor: -0.09, type: 'fixed' as const };
const ownOf = (corrected: ReturnType<typeof correctExtremes>) => corrected.map(({ own }) => own);

test('a ratio multiplies the height above the datum, minutes are added to the time', () => {
  expect(ownOf(correctExtremes([high(6, 1.2), low(12, -0.1)], ratio))).toEqual([
    { at: 6 * HOUR_MS + 15 * MINUTE_MS, levelM: 1.2 * 1.13, high: true },
    { at: 12 * HOUR_MS + 8 * MINUTE_MS, levelM: -0.1 * 1.33, high: false },
  ]);
});

test('a fixed difference is added to the height', () => {
  expect(ownOf(correctExtremes([high(6, 1.2), low(12, -0.1)], fixed))).toEqual([
    expect.objectContaining({ levelM: 1.2 + 0.37 }),
    expect.objectContaining({ levelM: -0.1 - 0.09 }),
  ]);
});

test('a high and a low that would swap order are left out together', () => {
  const apart = { ...ratio, highMinutes: 200, lowMinutes: -200 };
  const own = ownOf(correctExtremes([low(0, 0), high(6, 1), low(12, 0.5), high(15, 1.1), low(24, 0)], apart));
  expect(own.map(({ at }) => at)).toEqual([-200, 15 * 60 + 200, 24 * 60 - 200].map((minutes) => minutes * MINUTE_MS));
  expect(own.map((extreme) => extreme.high)).toEqual([false, true, false]);
});

const stepMs = 6 * MINUTE_MS;
const levels = Array.from({ length: 960 }, (_, step) => 1 + Math.cos((2 * Math.PI * step) / 124.2));
const corrected = correctExtremes(findExtremes(levels, 0, stepMs), ratio);
const levelAt = (...instants: number[]) => correctLevels({ startAt: 0, stepMs, levels }, corrected, instants);

test('the curve goes through each corrected high and low', () => {
  for (const { own } of corrected) expect(levelAt(own.at)[0]).toBeCloseTo(own.levelM, 3);
});

test('halfway in time is halfway in height, as at the reference', () => {
  const [first, second] = [corrected[2]?.own, corrected[3]?.own];
  if (!first || !second) throw new Error('There are four.');
  expect(levelAt((first.at + second.at) / 2)[0]).toBeCloseTo((first.levelM + second.levelM) / 2, 2);
});

test('without a high and a low there is nothing to correct', () => {
  expect(() => correctLevels({ startAt: 0, stepMs, levels: [1, 1] }, [], [0])).toThrow('no tide to correct');
});
