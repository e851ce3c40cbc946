import { findBeach } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/durations';
import type { Train, WaveSample } from '@groundswell/forecast';
import { composeSwellStory, distanceKm, expandHours, pointAlong, type SwellStory } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { expect, test } from 'vitest';
import { MODELS } from '../errors/model-errors.ts';
import { createOcean } from '../ocean.ts';
import { sitesOfPlaces, type WaveSites } from '../wave-sites.ts';
import { visitWaves } from '../waves.ts';
import { nodesOf } from '../weather/lattice.ts';
import { listSystems } from '../weather/systems.ts';
import { fromDegOf, heightMOf, periodSOf, type Trains } from './partitions.ts';
import { swellSourceOf } from './source.ts';

const SEED = 1;
const RUNS = [Date.UTC(2026, 6, 20), Date.UTC(2026, 10, 12, 6), Date.UTC(2026, 10, 20, 6), Date.UTC(2027, 0, 8)];
const BEACHES: Readonly<Record<WaveSites['ocean'], readonly string[]>> = {
  pacific: ['banzai-pipeline', 'steamer-lane', 'westport-the-jetty', 'rincon'],
  atlantic: ['short-sands-beach-york', 'rodanthe-s-turns'],
};
/** The hours of each run that the test reads: every third hour, from a day before the run's start. */
const HOURS = Array.from({ length: 12 * 8 }, (_, n) => 3 * n - 24);
/** The times at which the test computes the origin of the swell, in days after the start of each run. */
const DAYS = [0.2, 2, 4, 6];

test('in runs without errors the storm is found that raised the swell', { timeout: 120_000 }, () => {
  const { count, part, within } = missesOf(0);
  expect(count).toBeGreaterThan(18);
  // Each error is the distance between the computed origin and the storm's nearest position around that time.
  expect(part(0.5)).toBeLessThan(250);
  expect(part(0.9)).toBeLessThan(900);
  // Two errors in three lie within the stated standard error, and nearly all within twice that error.
  expect(within(1)).toBeGreaterThan(0.66);
  expect(within(2)).toBeGreaterThan(0.95);
});

test('in runs that err like GFS-Wave nine stories in ten hold within twice their error', { timeout: 120_000 }, () => {
  const { count, part, within } = missesOf(1);
  expect(count).toBeGreaterThan(18);
  expect(part(0.5)).toBeLessThan(400);
  expect(within(1)).toBeGreaterThan(0.5);
  expect(within(2)).toBeGreaterThan(0.89);
});

function missesOf(errorScale: number) {
  const misses = RUNS.flatMap((runMs) =>
    (['pacific', 'atlantic'] as const).flatMap((side) => storiesOf(side, runMs, errorScale)),
  ).sort((a, b) => a.km - b.km);
  return {
    count: misses.length,
    part: (share: number) => misses[Math.floor(share * misses.length)]?.km ?? expect.fail(),
    within: (errors: number) => misses.filter(({ km, errorKm }) => km < errors * errorKm).length / misses.length,
  };
}

function storiesOf(side: WaveSites['ocean'], runMs: number, scale: number) {
  const model = { ...MODELS.gfsWave, scale };
  const ocean = createOcean(SEED, model);
  const beaches = BEACHES[side].map((slug) => findBeach(slug) ?? expect.fail(slug));
  const cells = beaches.map((beach) => pointAlong(beach, beach.facingDeg, 12));
  const sites = sitesOfPlaces(side, nodesOf(cells.map(({ lat, lon }) => ({ latDeg: lat, lonDeg: lon }))));
  const samples: WaveSample[][] = beaches.map(() => []);
  for (const hour of HOURS)
    visitWaves(ocean, sites, runMs, runMs + hour * HOUR_MS, 3, (point, { windSea, swells }) => {
      const trains = [...listTrains(windSea, 'sea'), ...listTrains(swells, 'swell')];
      const heightM = Math.hypot(...trains.map((train) => train.heightM));
      samples[point]?.push({ validAt: runMs + hour * HOUR_MS, heightM, trains });
    });
  const storms = listSystems({ ...model, seed: SEED }, runMs, runMs - 15 * 24 * HOUR_MS, runMs + 11 * 24 * HOUR_MS)
    .map(swellSourceOf)
    .filter((source) => source?.ocean === side);

  return beaches.flatMap((beach, index) => {
    const waves = { source: { model: 'sample', runAt: runMs }, samples: samples[index] ?? [] };
    const hours = expandHours(composeForecast({ beach, ocean: { waves }, now: runMs + 5 * HOUR_MS }));
    return DAYS.flatMap((days) => {
      const story = composeSwellStory(hours, beach, runMs + days * 24 * HOUR_MS);
      return story ? [{ km: missKm(story, storms), errorKm: story.birth.errorKm }] : [];
    });
  });
}

/**
 * Returns the distance in km from a computed swell origin to the nearest storm that raised waves within half a day of
 * the computed time.
 */
function missKm({ birth }: SwellStory, storms: readonly ReturnType<typeof swellSourceOf>[]): number {
  const way = storms.flatMap((storm) => storm?.puffs ?? []);
  const near = way.filter(({ timeMs }) => Math.abs(timeMs - birth.at) <= 12 * HOUR_MS);
  return Math.min(...near.map(({ at }) => distanceKm(birth.place, { lat: at.latDeg, lon: at.lonDeg })));
}

function listTrains(trains: Trains, kind: Train['kind']): Train[] {
  return Array.from({ length: trains.count }, (_, at) => ({
    kind,
    heightM: heightMOf(trains, at),
    periodS: periodSOf(trains, at),
    fromDeg: fromDegOf(trains, at),
  }));
}
