import type { Chart } from '../draw/chart.ts';
import { createRowSampler } from '../draw/row-sampler.ts';
import { NO_DATA } from '../scale.ts';
import { GRID_COLUMNS, GRID_ROWS, gridLat, gridLons } from './point-grid.ts';
import { type ByteScale, directionByte, heightByte, periodByte, seaByte, windByte } from './point-values.ts';

/** The chart sets whose values are also stored on the point grid, from which the values at a single point are read. */
export const POINT_SETS = ['wvht', 'gfs-wind', 'sst'] as const;
export type PointSet = (typeof POINT_SETS)[number];

/** The kinds of values stored for one hour of a run: those of the charts, and the wave trains, which no chart shows. */
export type StepSet = PointSet | 'trains';

/** The number of trains in NOAA's files: the wind sea and three swells. */
export const TRAINS = 4;
/** The number of bytes of a wave train: one each for height, period and direction. */
export const TRAIN_BYTES = 3;
/**
 * The number of bytes of a point in each set. `wvht` has height, period and direction, `gfs-wind` speed and direction,
 * `sst` one temperature. `trains` has height, period and direction of each train.
 */
export const SET_BYTES: Readonly<Record<StepSet, number>> = {
  wvht: 3,
  'gfs-wind': 2,
  sst: 1,
  trains: TRAINS * TRAIN_BYTES,
};
/**
 * The stride of the grid of wave trains: only every second row and column is stored. A swell is wider than that, and
 * trains take four times as many bytes as the waves.
 */
export const TRAINS_STRIDE = 2;
const strideOf = (set: StepSet) => (set === 'trains' ? TRAINS_STRIDE : 1);
export const stepColumns = (set: StepSet) => GRID_COLUMNS / strideOf(set);
const stepRows = (set: StepSet) => (GRID_ROWS - 1) / strideOf(set) + 1;

const toDegrees = 180 / Math.PI;
/**
 * The number of layers that describe one wave field: height, period, and the two components of the direction vector.
 */
const LAYERS_OF_WAVES = 4;

/**
 * Packs one hour of a set onto the point grid, row by row; the bytes of a point are adjacent. A model on the same
 * quarter-degree grid keeps its values; values on another grid are interpolated. Points on land, or outside the model's
 * area, have no value.
 */
export function packStepGrid(set: StepSet, { grid, layers }: Chart): Uint8Array {
  const [width, stride, columns, rowCount] = [SET_BYTES[set], strideOf(set), stepColumns(set), stepRows(set)];
  const bytes = new Uint8Array(rowCount * columns * width).fill(NO_DATA);
  const sampler = createRowSampler(
    grid,
    gridLons().filter((_, column) => column % stride === 0),
  );
  const rows = layers.map(() => new Float64Array(columns));
  const pack = packers[set];
  for (let row = 0; row < rowCount; row++) {
    sampler.moveTo(gridLat(row * stride));
    for (const [index, layer] of layers.entries()) sampler.sample(layer, rows[index] as Float64Array);
    pack(rows, { bytes, first: row * columns * width, step: width });
  }
  return bytes;
}

/** The target of a packed row: the first point's offset, and the distance to the next point. */
interface RowBytes {
  readonly bytes: Uint8Array;
  readonly first: number;
  readonly step: number;
}

/** Packs a row of each layer. A point without a value, such as land, keeps the prefilled `NO_DATA`. */
type Pack = (rows: readonly Float64Array[], out: RowBytes) => void;

const after = (out: RowBytes, count: number): RowBytes => ({ ...out, first: out.first + count });

function putValues(values: Float64Array | undefined, { toByte }: ByteScale, { bytes, first, step }: RowBytes): void {
  if (!values) return;
  for (let column = 0, at = first; column < values.length; column++, at += step) {
    const value = values[column] as number;
    if (!Number.isNaN(value)) bytes[at] = toByte(value);
  }
}

/** Writes the directions that vectors point to; with `sign` -1 the directions that the flow comes from. */
function putDirections(
  east: Float64Array | undefined,
  north: Float64Array | undefined,
  { bytes, first, step }: RowBytes,
  sign: 1 | -1 = 1,
): void {
  if (!east || !north) return;
  for (let column = 0, at = first; column < east.length; column++, at += step) {
    const [x, y] = [east[column] as number, north[column] as number];
    if (!Number.isNaN(x + y)) bytes[at] = directionByte.toByte(Math.atan2(sign * x, sign * y) * toDegrees);
  }
}

function putWaves([height, period, east, north]: readonly Float64Array[], out: RowBytes): void {
  putValues(height, heightByte, out);
  putValues(period, periodByte, after(out, 1));
  putDirections(east, north, after(out, 2));
}

/**
 * The functions that pack the layers of a chart, by set. The vector of waves points to their origin; the vector of wind
 * points downwind. The `trains` layers are the four wave layers of the first train, then those of the next.
 */
const packers: Readonly<Record<StepSet, Pack>> = {
  wvht: putWaves,
  trains(rows, out) {
    for (let train = 0; train < TRAINS; train++)
      putWaves(rows.slice(LAYERS_OF_WAVES * train, LAYERS_OF_WAVES * (train + 1)), after(out, TRAIN_BYTES * train));
  },
  'gfs-wind'([east, north], out) {
    if (!east || !north) return;
    putValues(
      east.map((x, column) => Math.sqrt(x ** 2 + (north[column] as number) ** 2)),
      windByte,
      out,
    );
    putDirections(east, north, after(out, 1), -1);
  },
  sst([sea], out) {
    putValues(sea, seaByte, out);
  },
};

/** Returns the byte range of the grid rows from `firstRow` to `lastRow`, both included, within one hour of a set. */
export function rowsRange(set: StepSet, firstRow: number, lastRow: number): { first: number; last: number } {
  const rowBytes = stepColumns(set) * SET_BYTES[set];
  return { first: (firstRow / strideOf(set)) * rowBytes, last: (lastRow / strideOf(set) + 1) * rowBytes - 1 };
}
