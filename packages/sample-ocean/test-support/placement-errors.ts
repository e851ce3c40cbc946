import { listBuoyCells } from '@groundswell/data/buoy-cells';
import { distanceKm } from '@groundswell/forecast';
import { waveGridOf } from '../src/grib/wave-file.ts';
import { stationTrains } from '../src/ndbc/station-weather.ts';
import { createOcean } from '../src/ocean.ts';
import { visitWaves } from '../src/waves.ts';

/** A wave buoy, its mean true height, and how much higher its cell of the true sea is, metres. */
export interface PlacementError {
  readonly id: string;
  readonly meanM: number;
  readonly biasM: number;
}

const SEED = 7;
const FROM = Date.UTC(2026, 9, 20);
/** The interval of the instants, which covers all hours of the day. */
const EVERY_MS = 14 * 3_600_000;
const MOST_SWELLS = 3;
const SAME_CELL_KM = 1;

/**
 * Compares the sea at each buoy with the sea at its cell, both true: what remains is the error of placement alone.
 */
export function measurePlacement(instants: number): readonly PlacementError[] {
  const ocean = createOcean(SEED);
  const times = Array.from({ length: instants }, (_, step) => FROM + step * EVERY_MS);
  const truths = new Map(times.map((at) => [at, stationTrains(ocean, undefined, at)]));
  const sums = new Map<string, { count: number; truth: number; cell: number }>();
  for (const name of ['atlocn', 'wcoast', 'epacif'] as const) {
    const { sites } = waveGridOf(name);
    const { latDeg, lonDeg } = sites.points;
    const placed = listBuoyCells().flatMap(({ id, cell }) => {
      if (!cell) return [];
      const at = latDeg.findIndex((lat, n) => distanceKm({ lat, lon: lonDeg[n]! - 360 }, cell) < SAME_CELL_KM);
      return at < 0 ? [] : [{ id, at }];
    });
    for (const [at, truth] of truths) {
      const heights = new Float32Array(sites.points.count);
      visitWaves(ocean, sites, undefined, at, MOST_SWELLS, (n, { windSea, swells }) => {
        const variance = [windSea, swells].reduce((sum, { count, variance }) => {
          for (let k = 0; k < count; k++) sum += variance[k]!;
          return sum;
        }, 0);
        heights[n] = 4 * Math.sqrt(variance);
      });
      for (const buoy of placed) {
        const trains = truth.get(buoy.id);
        if (!trains) continue;
        const sum = sums.get(buoy.id) ?? { count: 0, truth: 0, cell: 0 };
        sum.count++;
        sum.truth += Math.hypot(...trains.map(({ heightM }) => heightM));
        sum.cell += heights[buoy.at]!;
        sums.set(buoy.id, sum);
      }
    }
  }
  return [...sums].map(([id, { count, truth, cell }]) => ({ id, meanM: truth / count, biasM: (cell - truth) / count }));
}
