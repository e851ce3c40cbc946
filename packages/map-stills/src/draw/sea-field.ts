import type { Point } from '@groundswell/forecast';
import { projectionOf } from '../projection.ts';
import type { MapStillView } from '../views.ts';

export interface WavesAt {
  readonly heightM: number;
  readonly periodS?: number;
  readonly fromDeg?: number;
}
/** Returns the waves at a point; undefined on land. */
export type ReadSea = (point: Point) => WavesAt | undefined;

/**
 * The distance between samples in units of the view. On the wide picture it is half the spacing of the 0.25° wave grid.
 */
const CELL = 4;

/** The wave heights over a view, row by row, starting one cell beyond its edges. */
export interface SeaField {
  readonly columns: number;
  readonly rows: number;
  readonly heightM: Float64Array;
}

/** Converts a column or row of the samples, which may be fractional, to a coordinate in the view. */
export function spotOf(place: number, cell = CELL): number {
  return (place - 1.5) * cell;
}

/**
 * Samples the wave heights under a view; undefined if the view contains no sea. Land cells get the heights of the sea
 * around them, because the land is drawn over the fills.
 */
export function sampleSea(view: MapStillView, read: ReadSea, cell = CELL): SeaField | undefined {
  const { pointAt } = projectionOf(view);
  const [columns, rows] = [Math.ceil(view.width / cell) + 3, Math.ceil(view.height / cell) + 3];
  const heightM = new Float64Array(columns * rows).fill(Number.NaN);
  let edge: number[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const waves = read(pointAt(spotOf(column + 0.5, cell), spotOf(row + 0.5, cell)));
      if (!waves) continue;
      heightM[row * columns + column] = waves.heightM;
      edge.push(row * columns + column);
    }
  if (edge.length === 0) return undefined;
  while (edge.length > 0) edge = spreadInland(heightM, columns, edge);
  return { columns, rows, heightM };
}

/**
 * Fills the empty neighbours of the cells in `edge` with the mean of the filled cells around them. Returns the filled
 * cells.
 */
function spreadInland(heightM: Float64Array, columns: number, edge: readonly number[]): number[] {
  const empty = new Set<number>();
  for (const cell of edge)
    eachBeside(cell, columns, heightM.length, (near) => {
      if (Number.isNaN(heightM[near])) empty.add(near);
    });
  const cells = [...empty];
  const heights = cells.map((cell) => {
    let [sum, count] = [0, 0];
    eachBeside(cell, columns, heightM.length, (near) => {
      const height = heightM[near] as number;
      if (Number.isNaN(height)) return;
      sum += height;
      count++;
    });
    return sum / count;
  });
  for (const [n, cell] of cells.entries()) heightM[cell] = heights[n] as number;
  return cells;
}

/** Visits the neighbours of a cell to the west, east, north and south. */
function eachBeside(cell: number, columns: number, count: number, visit: (near: number) => void): void {
  const column = cell % columns;
  if (column > 0) visit(cell - 1);
  if (column < columns - 1) visit(cell + 1);
  if (cell >= columns) visit(cell - columns);
  if (cell + columns < count) visit(cell + columns);
}
