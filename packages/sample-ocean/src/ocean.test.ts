import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { createOcean } from './ocean.ts';
import { solarHour } from './season.ts';
import { heightMOf, periodSOf } from './swell/partitions.ts';
import { sitesOfPlaces } from './wave-sites.ts';
import { visitWaves } from './waves.ts';
import { nodesOf } from './weather/lattice.ts';

const november = Date.UTC(2026, 10, 1);
// Both oceans are shared by all tests, so that places sampled at the same hours use the same cached weather.
const oceans = [1, 2].map((seed) => createOcean(seed));
const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

interface Sample {
  readonly timeMs: number;
  readonly windMps: number;
  readonly heightM: number;
  readonly swellPeriodS: number;
}

function watch(ocean: 'pacific' | 'atlantic', latDeg: number, lonDeg: number, everyH = 6): Sample[] {
  const sites = sitesOfPlaces(ocean, nodesOf([{ latDeg, lonDeg }]));
  const samples: Sample[] = [];
  for (const model of oceans) {
    for (let hour = 0; hour < 20 * 24; hour += everyH) {
      const timeMs = november + hour * HOUR_MS;
      visitWaves(model, sites, undefined, timeMs, 5, (_, { windEastMps, windNorthMps, windSea, swells }) => {
        const heights = [windSea, swells].flatMap((trains) =>
          Array.from({ length: trains.count }, (_, k) => heightMOf(trains, k)),
        );
        const swellPeriodS = swells.count > 0 ? periodSOf(swells, 0) : Number.NaN;
        samples.push({
          timeMs,
          windMps: Math.hypot(windEastMps, windNorthMps),
          heightM: Math.hypot(...heights),
          swellPeriodS,
        });
      });
    }
  }
  return samples;
}

const medianHeight = (samples: readonly Sample[]) => median(samples.map(({ heightM }) => heightM));

test('mornings are calmer than afternoons on a Californian beach', () => {
  const samples = watch('pacific', 32.85, -117.35, 3);
  const windAt = (from: number, to: number) =>
    samples
      .filter(({ timeMs }) => solarHour(timeMs, -117.35) >= from && solarHour(timeMs, -117.35) < to)
      .map(({ windMps }) => windMps);
  expect(median(windAt(4, 9))).toBeLessThan(0.7 * median(windAt(13, 18)));
  expect(median(windAt(4, 9))).toBeLessThan(3.5);
});

test('in November northern California has long-period swell of head height', () => {
  const samples = watch('pacific', 37.7, -122.9);
  expect(medianHeight(samples)).toBeGreaterThan(1.2);
  expect(medianHeight(samples)).toBeLessThan(3.2);
  expect(median(samples.map(({ swellPeriodS }) => swellPeriodS))).toBeGreaterThan(11);
});

test('in November the Outer Banks have waist to head high, shorter surf, and the north shore of Oahu has surf', () => {
  const banks = watch('atlantic', 36.17, -75.5);
  expect(medianHeight(banks)).toBeGreaterThan(0.6);
  expect(medianHeight(banks)).toBeLessThan(2);
  expect(median(banks.map(({ swellPeriodS }) => swellPeriodS))).toBeLessThan(12);
  expect(medianHeight(watch('pacific', 21.8, -158.1))).toBeGreaterThan(1.1);
});

test('the Gulf side of Florida is smaller than the Outer Banks and has no groundswell', () => {
  const gulf = watch('atlantic', 27.95, -83);
  expect(medianHeight(gulf)).toBeLessThan(0.9);
  expect(gulf.filter(({ swellPeriodS }) => swellPeriodS > 12).length / gulf.length).toBeLessThan(0.03);
});
