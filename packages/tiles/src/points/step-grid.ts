import type { Chart } from '../draw/chart.ts';
import { createRowSampler } from '../draw/row-sampler.ts';
import { NO_DATA } from '../scale.ts';
import { GRID_COLUMNS, GRID_ROWS, gridLat, gridLons } from './point-grid.ts';
import { directionByte, heightByte, periodByte, seaByte, windByte } from './point-values.ts';

/** The sets of charts whose fields are also kept for single places. */
export const POINT_SETS = ['wvht', 'gfs-wind', 'sst'] as const;
export type PointSet = (typeof POINT_SETS)[number];

/** Bytes a point of each set: height, period, from; wind, from; sea. */
export const SET_BYTES: Readonly<Record<PointSet, number>> = { wvht: 3, 'gfs-wind': 2, sst: 1 };

const toDegrees = 180 / Math.PI;

/**
 * One hour of a set on the grid of points, row by row, the bytes of a point side by side. On a model's own quarter
 * degrees it holds its values; on another grid those between them. Points of land and outside have none.
 */
export function packStepGrid(set: PointSet, { grid, layers }: Chart): Uint8Array {
  const width = SET_BYTES[set];
  const bytes = new Uint8Array(GRID_ROWS * GRID_COLUMNS * width).fill(NO_DATA);
  const sampler = createRowSampler(grid, gridLons());
  const rows = layers.map(() => new Float64Array(GRID_COLUMNS));
  for (let row = 0; row < GRID_ROWS; row++) {
    sampler.moveTo(gridLat(row));
    for (const [index, layer] of layers.entries()) sampler.sample(layer, rows[index] as Float64Array);
    const at = row * GRID_COLUMNS * width;
    for (let column = 0; column < GRID_COLUMNS; column++) packers[set](rows, column, bytes, at + column * width);
  }
  return bytes;
}

type Pack = (rows: readonly Float64Array[], column: number, bytes: Uint8Array, at: number) => void;

const valueAt = (rows: readonly Float64Array[], layer: number, column: number) => rows[layer]?.[column] ?? Number.NaN;

/** The layers of each set are those of its chart: waves with the vector to where they come from, wind towards. */
const packers: Readonly<Record<PointSet, Pack>> = {
  wvht(rows, column, bytes, at) {
    bytes[at] = heightByte.toByte(valueAt(rows, 0, column));
    bytes[at + 1] = periodByte.toByte(valueAt(rows, 1, column));
    bytes[at + 2] = directionByte.toByte(Math.atan2(valueAt(rows, 2, column), valueAt(rows, 3, column)) * toDegrees);
  },
  'gfs-wind'(rows, column, bytes, at) {
    const [east, north] = [valueAt(rows, 0, column), valueAt(rows, 1, column)];
    bytes[at] = windByte.toByte(Math.sqrt(east * east + north * north));
    bytes[at + 1] = directionByte.toByte(Math.atan2(-east, -north) * toDegrees);
  },
  sst(rows, column, bytes, at) {
    bytes[at] = seaByte.toByte(valueAt(rows, 0, column));
  },
};

/** The bytes of a set's step from one row to another, both included. */
export function rowsRange(set: PointSet, firstRow: number, lastRow: number): { first: number; last: number } {
  const rowBytes = GRID_COLUMNS * SET_BYTES[set];
  return { first: firstRow * rowBytes, last: (lastRow + 1) * rowBytes - 1 };
}
