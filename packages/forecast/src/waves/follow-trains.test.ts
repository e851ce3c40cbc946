import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import type { Train } from '../ocean-at-beach.ts';
import { followTrains, MAX_TRAINS } from './follow-trains.ts';
import { interpolateTrains } from './interpolate-trains.ts';
import { computeSurf } from './surf.ts';

const swell = (heightM: number, periodS: number, fromDeg: number): Train => ({
  kind: 'swell',
  heightM,
  periodS,
  fromDeg,
});
const sample = (hour: number, ...trains: Train[]) => ({ validAt: hour * HOUR_MS, heightM: 1, trains });
const tracks = (samples: Parameters<typeof followTrains>[0]) =>
  followTrains(samples).map(({ trains }) => trains.map(({ track }) => track));

test('two swells that change places by height keep their numbers', () => {
  const followed = tracks([
    sample(0, swell(1.2, 9, 90), swell(1.1, 14, 120)),
    sample(1, swell(1.15, 14, 121), swell(1.1, 9, 91)),
  ]);
  expect(followed).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('a swell is followed across north', () => {
  expect(tracks([sample(0, swell(1, 12, 355)), sample(3, swell(1, 12, 5))])).toEqual([[0], [0]]);
});

test('a swell from elsewhere gets its own number', () => {
  expect(tracks([sample(0, swell(1, 12, 90)), sample(1, swell(1, 12, 200))])).toEqual([[0], [1]]);
  expect(tracks([sample(0, swell(1, 8, 90)), sample(1, swell(1, 15, 90))])).toEqual([[0], [1]]);
});

test('a swell lost for one sample is found again, one lost for a day is new', () => {
  expect(tracks([sample(0, swell(1, 12, 90)), sample(3), sample(6, swell(1, 12, 90))])).toEqual([[0], [], [0]]);
  expect(tracks([sample(0, swell(1, 12, 90)), sample(24, swell(1, 12, 90))])).toEqual([[0], [1]]);
});

test('a swell is followed across missing samples as far as hours are interpolated, but not across samples that lack it', () => {
  const nineHours = () => 9 * HOUR_MS;
  const numbers = (...samples: Parameters<typeof followTrains>[0]) =>
    followTrains(samples, nineHours).map(({ trains }) => trains.map(({ track }) => track));
  const one = swell(1, 12, 90);
  expect(numbers(sample(0, one), sample(9, one))).toEqual([[0], [0]]);
  expect(numbers(sample(0, one), sample(12, one))).toEqual([[0], [1]]);
  expect(numbers(sample(0, one), sample(3), sample(9, one))).toEqual([[0], [], [1]]);
});

test('when there are more trains than a bulletin can hold, the highest stay', () => {
  const many = Array.from({ length: 9 }, (_, index) => swell(index + 1, 5 + index, index * 40));
  const [first] = followTrains([sample(0, ...many)]);
  expect(first?.trains.map(({ heightM }) => heightM)).toEqual([9, 8, 7, 6, 5, 4]);
  expect(MAX_TRAINS).toBe(6);
});

test('a followed swell changes linearly and turns by north, others grow and fade', () => {
  const [a, b] = followTrains([
    sample(0, swell(1, 10, 350), swell(0.9, 6, 180)),
    sample(3, swell(2, 11, 10), swell(0.6, 17, 250)),
  ]);
  const between = interpolateTrains(a?.trains ?? [], b?.trains ?? [], 1 / 3);
  expect(between).toHaveLength(3);
  expect(between[0]?.heightM).toBeCloseTo(4 / 3, 9);
  expect(between[0]?.periodS).toBeCloseTo(31 / 3, 9);
  expect(between[0]?.fromDeg).toBeCloseTo(356.6, 0);
  expect(between[1]?.heightM).toBeCloseTo(0.9 * Math.sqrt(2 / 3), 9);
  expect(between[2]?.heightM).toBeCloseTo(0.6 * Math.sqrt(1 / 3), 9);
});

test('surf rises steadily while one swell takes over from another', () => {
  const [a, b] = followTrains([sample(0, swell(2, 12, 90)), sample(3, swell(2, 15, 90))]);
  const faces = [0, 1 / 3, 2 / 3, 1].map((fraction) => {
    const trains = interpolateTrains(a?.trains ?? [], b?.trains ?? [], fraction);
    expect(Math.hypot(...trains.map(({ heightM }) => heightM))).toBeCloseTo(2, 9);
    return computeSurf(trains, { facingDeg: 90 }).faceHeightM;
  });
  expect(faces.map((faceM) => Math.round(faceM * 100))).toEqual([329, 346, 361, 375]);
});

const sea = (heightM: number, periodS: number, fromDeg: number): Train => ({
  ...swell(heightM, periodS, fromDeg),
  kind: 'sea',
});

test('as a storm passes, a sea that becomes swell keeps its number, and the young sea beside it gets one', () => {
  // The trains come from the sample ocean off Bastendorff Beach, where the wind turns and raises a second sea.
  expect(
    tracks([
      sample(0, sea(1.19, 5.5, 199), swell(0.59, 7.5, 298)),
      sample(1, swell(1.29, 5.7, 206), sea(0.62, 5.4, 188), swell(0.56, 7.5, 298)),
      sample(2, sea(0.7, 5.4, 186), swell(1.3, 5.8, 207), swell(0.55, 7.5, 297)),
    ]),
  ).toEqual([
    [0, 1],
    [0, 2, 1],
    [2, 0, 1],
  ]);
});

test('a swell continues as the train of the previous hour, not as one lost earlier', () => {
  // The trains come from Oceanside, Oregon.
  expect(
    tracks([
      sample(0, swell(1.2, 15.1, 279), swell(2.7, 16.2, 276)),
      sample(1, swell(2.71, 15.8, 277)),
      sample(2, swell(3.03, 15.4, 278)),
    ]),
  ).toEqual([[0, 1], [1], [1]]);
});
