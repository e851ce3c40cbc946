import { readPoint } from '@groundswell/pipeline';
import { formatFirstTime, tileSets } from '@groundswell/tiles';
import {
  BANDS,
  GRID_COLUMNS,
  GRID_ROWS,
  packBand,
  packStepGrid,
  rowsRange,
  type StepSet,
} from '@groundswell/tiles/points';
import { gridLat, gridLons } from '@groundswell/tiles/testing/point-grid';
import type { BenchRow } from './bench-row.ts';

const RUN = '2026112006';
const POINTS = 1000;

/**
 * Measures the stored forecasts of ocean points: reading one point's sixteen days, and packing a whole model run. It
 * runs in memory on one thread, without S3's own time.
 */
export async function bench(): Promise<BenchRow[]> {
  const hours = tileSets.wvht.hours;
  const steps = {
    waves: madeStep('wvht'),
    winds: madeStep('gfs-wind'),
    trains: madeStep('trains'),
    sea: madeStep('sst'),
  };
  const packStepMs = timeMs(() => [madeStep('wvht'), madeStep('trains')]);
  const bands = new Map<number, Uint8Array>();
  let bytes = 0;
  const packMs = timeMs(() => {
    for (let band = 0; band < BANDS; band++) {
      const rows = (set: StepSet, grid: Uint8Array) => {
        const { first, last } = rowsRange(set, band * 8, band * 8 + 8);
        return grid.subarray(first, last + 1);
      };
      const packed = packBand(RUN, band, {
        waves: hours.map(() => rows('wvht', steps.waves)),
        winds: hours.map(() => rows('gfs-wind', steps.winds)),
        trains: hours.map(() => rows('trains', steps.trains)),
        sea: rows('sst', steps.sea),
      });
      bytes += packed.length;
      // Only every fourth latitude band is kept in memory, because all bands would take half a gigabyte.
      if (band % 4 === 0) bands.set(band, packed);
    }
  });

  const text = formatFirstTime({ run: RUN, model: 'gfswave.global.0p25_gfs.0p25', hours });
  const reads = { count: 0, bytes: 0 };
  const counted = <T extends Uint8Array | string | undefined>(read: T): Promise<T> => {
    reads.count++;
    reads.bytes += read?.length ?? 0;
    return Promise.resolve(read);
  };
  const store = {
    readShown: () => counted<string | undefined>(text),
    findBlock: (
      { band }: { readonly band: number },
      { first, last }: { readonly first: number; readonly last: number },
    ) => counted(bands.get(band)?.subarray(first, last + 1)),
  };
  const [counts, sizes, times]: [number[], number[], number[]] = [[], [], []];
  for (const [lat, lon] of randomPoints()) {
    Object.assign(reads, { count: 0, bytes: 0 });
    const began = performance.now();
    const { state } = await readPoint(lat, lon, store);
    if (state === 'none') throw new Error(`The point ${lat}, ${lon} has no block.`);
    times.push(performance.now() - began);
    counts.push(reads.count);
    sizes.push(reads.bytes);
  }
  return [
    {
      what: `one point, ${hours.length} hours of waves, their trains and wind, sea temperature`,
      measured: `${counts[0]} reads, ${kb(sizes[0] ?? 0)} KB`,
      aim: '2 reads',
    },
    {
      what: `${POINTS} random points, p95`,
      measured: `${p95(counts)} reads, ${kb(p95(sizes))} KB, ${p95(times).toFixed(2)} ms to check and read`,
      aim: '2 reads',
    },
    {
      what: 'an hour of waves and trains onto the grid of points',
      measured: `${packStepMs.toFixed(0)} ms, ${mb(steps.waves.length + steps.trains.length)} MB`,
    },
    { what: 'a run into blocks', measured: `${(packMs / 1000).toFixed(1)} s, ${mb(bytes)} MB in ${BANDS} objects` },
  ];
}

function madeStep(set: StepSet): Uint8Array {
  const lons = gridLons();
  const layer = (of: (lat: number, lon: number) => number) =>
    Float32Array.from({ length: GRID_ROWS * GRID_COLUMNS }, (_, n) =>
      of(gridLat(Math.floor(n / GRID_COLUMNS)), lons[n % GRID_COLUMNS] ?? 0),
    );
  const grid = {
    columns: GRID_COLUMNS,
    rows: GRID_ROWS,
    wraps: true,
    bounds: { west: -180, east: 180, south: -90, north: 90 },
    locatorOf: (at: Float64Array) => (lat: number, columns: Float64Array, rows: Float64Array) => {
      for (let n = 0; n < at.length; n++) columns[n] = ((at[n] ?? 0) + 180) * 4;
      rows.fill((90 - lat) * 4);
    },
  };
  const wave = layer((lat, lon) => (Math.sin(lon / 20) > 0.5 ? Number.NaN : 3 + 2 * Math.sin(lat / 9)));
  return packStepGrid(set, { grid, layers: Array.from({ length: set === 'trains' ? 16 : 4 }, () => wave) });
}

/** Yields random points within the stored bands. The sequence is the same on each run. */
function* randomPoints(): Generator<readonly [lat: number, lon: number]> {
  let seed = 1;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  for (let n = 0; n < POINTS; n++) {
    const band = 4 * Math.floor(random() * Math.ceil(BANDS / 4));
    yield [90 - (band + random()) * 2, random() * 360 - 180];
  }
}

function timeMs(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

function p95(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(0.95 * values.length)] ?? 0;
}

function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function mb(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
