import type { Chart } from '../draw/chart.ts';
import { createRowSampler } from '../draw/row-sampler.ts';
import { NO_DATA } from '../scale.ts';
import { GRID_COLUMNS, GRID_ROWS, gridLat, gridLons } from './point-grid.ts';
import { directionByte, heightByte, periodByte, seaByte, windByte } from './point-values.ts';

/** The sets of charts whose fields are also kept for single places. */
export const POINT_SETS = ['wvht', 'gfs-wind', 'sst'] as const;
export type PointSet = (typeof POINT_SETS)[number];

/** What a step is stored of: the charts' fields, and the trains of the waves, which no chart shows. */
export type StepSet = PointSet | 'trains';

/** The wind sea and the three swells of NOAA's files. */
export const TRAINS = 4;
/** Height, period, from. */
export const TRAIN_BYTES = 3;
/** Bytes a point of each set: height, period, from; wind, from; sea; height, period and from of each train. */
export const SET_BYTES: Readonly<Record<StepSet, number>> = {
  wvht: 3,
  'gfs-wind': 2,
  sst: 1,
  trains: TRAINS * TRAIN_BYTES,
};
/** Trains are kept for every second row and column: a swell is wider than that, and they are four times the bytes. */
export const TRAINS_STRIDE = 2;
const strideOf = (set: StepSet) => (set === 'trains' ? TRAINS_STRIDE : 1);
/** Columns of a set's step, and its rows. */
export const stepColumns = (set: StepSet) => GRID_COLUMNS / strideOf(set);
const stepRows = (set: StepSet) => (GRID_ROWS - 1) / strideOf(set) + 1;

const toDegrees = 180 / Math.PI;
/** Height, period, and a vector of two parts. */
const LAYERS_OF_WAVES = 4;

/**
 * One hour of a set on the grid of points, row by row, the bytes of a point side by side. On a model's own quarter
 * degrees it holds its values; on another grid those between them. Points of land and outside have none.
 */
export function packStepGrid(set: StepSet, { grid, layers }: Chart): Uint8Array {
  const [width, stride, columns, rowCount] = [SET_BYTES[set], strideOf(set), stepColumns(set), stepRows(set)];
  const bytes = new Uint8Array(rowCount * columns * width).fill(NO_DATA);
  const sampler = createRowSampler(
    grid,
    gridLons().filter((_, column) => column % stride === 0),
  );
  const rows = layers.map(() => new Float64Array(columns));
  const put = packers[set];
  for (let row = 0; row < rowCount; row++) {
    sampler.moveTo(gridLat(row * stride));
    for (const [index, layer] of layers.entries()) sampler.sample(layer, rows[index] as Float64Array);
    const at = row * columns * width;
    for (let column = 0; column < columns; column++) put(rows, column, bytes, at + column * width);
  }
  return bytes;
}

/** Where a value is none its byte is left as it is, which says so: a third of the globe is land. */
type Pack = (rows: readonly Float64Array[], column: number, bytes: Uint8Array, at: number) => void;

const valueAt = (rows: readonly Float64Array[], layer: number, column: number) => rows[layer]?.[column] ?? Number.NaN;

const putWaves = (rows: readonly Float64Array[], first: number, column: number, bytes: Uint8Array, at: number) => {
  const height = valueAt(rows, first, column);
  const period = valueAt(rows, first + 1, column);
  if (!Number.isNaN(height)) bytes[at] = heightByte.toByte(height);
  if (!Number.isNaN(period)) bytes[at + 1] = periodByte.toByte(period);
  putDirection(valueAt(rows, first + 2, column), valueAt(rows, first + 3, column), bytes, at + 2);
};

function putDirection(east: number, north: number, bytes: Uint8Array, at: number): void {
  if (!Number.isNaN(east + north)) bytes[at] = directionByte.toByte(Math.atan2(east, north) * toDegrees);
}

/**
 * The layers of each set are those of its chart: waves with the vector to where they come from, wind towards; those of
 * the trains are the waves of each, one after the other.
 */
const packers: Readonly<Record<StepSet, Pack>> = {
  wvht(rows, column, bytes, at) {
    putWaves(rows, 0, column, bytes, at);
  },
  trains(rows, column, bytes, at) {
    for (let train = 0; train < TRAINS; train++)
      putWaves(rows, LAYERS_OF_WAVES * train, column, bytes, at + TRAIN_BYTES * train);
  },
  'gfs-wind'(rows, column, bytes, at) {
    const east = valueAt(rows, 0, column);
    const north = valueAt(rows, 1, column);
    if (Number.isNaN(east + north)) return;
    bytes[at] = windByte.toByte(Math.sqrt(east * east + north * north));
    putDirection(-east, -north, bytes, at + 1);
  },
  sst(rows, column, bytes, at) {
    const sea = valueAt(rows, 0, column);
    if (!Number.isNaN(sea)) bytes[at] = seaByte.toByte(sea);
  },
};

/** The bytes of a set's step from one row of the grid to another, both included. */
export function rowsRange(set: StepSet, firstRow: number, lastRow: number): { first: number; last: number } {
  const rowBytes = stepColumns(set) * SET_BYTES[set];
  return { first: (firstRow / strideOf(set)) * rowBytes, last: (lastRow / strideOf(set) + 1) * rowBytes - 1 };
}
