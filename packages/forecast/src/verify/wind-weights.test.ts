import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_WINDS } from './wind-agreement.ts';
import { priorWindWeight, type WindPlace, weighStations } from './wind-weights.ts';

const pairOf = (apart: number, hours: number, place: WindPlace = { kind: 'buoy', km: 10 }) => ({
  sums: { ...NO_WINDS, all: hours, apart: apart * hours },
  place,
});
const near: WindPlace = { kind: 'buoy', km: 5 };

test('without comparisons a buoy counts more than a station on land, and a near one more than a far one', () => {
  const weights = [near, { kind: 'buoy', km: 45 }, { kind: 'land', km: 5 }] as const;
  const [buoy = 0, far = 0, land = 0] = weights.map(priorWindWeight);
  expect(buoy).toBeGreaterThan(far);
  expect(far).toBeGreaterThan(land);
  expect(weighStations([pairOf(0, 0, near)])).toEqual([buoy]);
});

test('known error variances of stations and of the model are found again from their sums', () => {
  // The model's variance is 4; the stations' differ from their priors.
  const stations = Array.from({ length: 200 }, (_, index) => (index % 4 === 0 ? 3 : 0.8));
  const weights = weighStations(stations.map((variance) => pairOf(4 + variance, 1000)));
  for (const [index, variance] of stations.entries())
    expect(Math.abs((weights[index] ?? 0) - 4 / (4 + variance))).toBeLessThan(0.06);
});

test('a weight lies between 0 and 1, and falls as the station differs more', () => {
  const others = Array.from({ length: 50 }, () => pairOf(4, 500));
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 400, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (apart, more) => {
        const [one = -1] = weighStations([pairOf(apart, 500), ...others]);
        const [other = -1] = weighStations([pairOf(apart + more, 500), ...others]);
        expect(one).toBeLessThanOrEqual(1);
        expect(other).toBeGreaterThanOrEqual(0);
        expect(other).toBeLessThanOrEqual(one);
      },
    ),
  );
});
