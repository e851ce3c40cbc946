import { HOUR_MS } from '@groundswell/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeOcean, madeWave, washout } from '../../test-support/made-ocean.ts';
import { expandHours } from '../forecast-hours.ts';
import type { Train, WaveSample } from '../ocean-at-beach.ts';
import { addBulletinTrains } from './add-bulletin-trains.ts';
import { composeForecast } from './compose-forecast.ts';

const swell = (heightM: number, periodS: number, fromDeg: number): Train => ({
  kind: 'swell',
  heightM,
  periodS,
  fromDeg,
});
const sea: Train = { kind: 'sea', heightM: 1, periodS: 5, fromDeg: 200 };
const three = [swell(0.8, 9, 110), swell(0.6, 12, 80), swell(0.4, 15, 130)];
const small = swell(0.2, 18, 165);
const sample = (
  trains: readonly Train[],
  heightM = Math.hypot(...trains.map((train) => train.heightM), 0.3),
): WaveSample => ({
  validAt: 0,
  heightM,
  trains,
});
const add = (grid: WaveSample, partitions: readonly Train[]) =>
  addBulletinTrains([grid], [{ validAt: 0, heightM: 2, trains: partitions }]).samples[0] ?? expect.fail();

test('a small swell that the grid left out is added, and the total height stays', () => {
  const grid = sample([sea, ...three]);
  expect(add(grid, [sea, ...three, small])).toEqual({ ...grid, trains: [...grid.trains, small] });
});

test('partitions close to a train in height, period and direction, also across north, are that train', () => {
  const grid = sample([sea, swell(0.8, 9, 355), ...three.slice(1)]);
  expect(add(grid, [swell(0.5, 9.8, 12), swell(0.3, 12.9, 60), swell(0.2, 14, 141), swell(0.2, 5.5, 215)])).toBe(grid);
});

test('not added: where the grid has room, higher than the lowest swell, or wind sea', () => {
  const roomy = sample([sea, ...three.slice(0, 2)]);
  expect(add(roomy, [small])).toBe(roomy);
  const grid = sample([sea, ...three]);
  expect(add(grid, [swell(0.5, 18, 165)])).toBe(grid);
  expect(add(grid, [{ ...small, kind: 'sea' }])).toBe(grid);
  expect(addBulletinTrains([grid], [{ validAt: HOUR_MS, heightM: 1, trains: [small] }])).toEqual({
    samples: [grid],
    added: false,
  });
});

test('whatever a bulletin holds, there are six trains at most and no more energy than the grid’s total', () => {
  const train = fc.record({
    kind: fc.constantFrom('sea' as const, 'swell' as const),
    heightM: fc.double({ min: 0.01, max: 3, noNaN: true }),
    periodS: fc.double({ min: 2, max: 25, noNaN: true }),
    fromDeg: fc.double({ min: 0, max: 360, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(train, { maxLength: 6 }), fc.double({ min: 0, max: 0.5, noNaN: true }), (partitions, rest) => {
      const grid = sample([sea, ...three], Math.hypot(sea.heightM, ...three.map(({ heightM }) => heightM), rest));
      const { trains, heightM } = add(grid, partitions);
      expect(heightM).toBe(grid.heightM);
      expect(trains.slice(0, 4)).toEqual(grid.trains);
      expect(trains.length).toBeLessThanOrEqual(6);
      expect(Math.hypot(...trains.map((one) => one.heightM))).toBeLessThanOrEqual(heightM + 0.0501);
    }),
  );
});

test('a forecast shows the fifth train on a line of its own and names the bulletin; without one it names none', () => {
  const runAt = Date.UTC(2026, 10, 20, 6);
  const grid = madeOcean(runAt);
  const waves = grid.waves && {
    ...grid.waves,
    samples: grid.waves.samples.map((one) => ({ ...one, heightM: Math.hypot(one.heightM, 0.15) })),
  };
  const source = { model: 'gfswave bulletin 41004', runAt };
  const samples = Array.from({ length: 385 }, (_, hour): WaveSample => {
    const { validAt, heightM, trains } = madeWave(runAt, hour);
    return { validAt, heightM, trains: [...trains, swell(0.15, 19, 60)] };
  });
  const compose = (bulletin?: { source: typeof source; samples: readonly WaveSample[] }) =>
    composeForecast({ beach: washout, ocean: { waves, bulletin }, now: runAt });
  const [without, withOne] = [compose(), compose({ source, samples })];
  expect([without.sources.bulletin, withOne.sources.bulletin]).toEqual([undefined, source]);
  expect(withOne.waves?.heightCm).toEqual(without.waves?.heightCm);
  const hours = expandHours(withOne).filter(({ trains }) => trains?.some(({ periodS }) => periodS > 18));
  expect(hours.length).toBeGreaterThan(300);
  expect(new Set(hours.map(({ trains }) => trains?.length))).toEqual(new Set([5]));
});
