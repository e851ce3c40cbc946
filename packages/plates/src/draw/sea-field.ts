import type { Point } from '@groundswell/forecast';
import { projectionOf } from '../projection.ts';
import type { PlateView } from '../views.ts';

export interface WavesAt {
  readonly heightM: number;
  readonly periodS?: number;
  readonly fromDeg?: number;
}
/** The waves at a point; undefined on land. */
export type ReadSea = (point: Point) => WavesAt | undefined;

/** Between samples, units of the view: half a point of a 0.25° grid on a wide plate. */
export const CELL = 4;

/** Heights over a view, row by row, from one cell beyond its edges on. */
export interface SeaField {
  readonly columns: number;
  readonly rows: number;
  readonly heightM: Float64Array;
}

/** The spot of a column or a row, fractional ones too. */
export function spotOf(place: number, cell = CELL): number {
  return (place - 1.5) * cell;
}

/** Samples the sea; undefined where the view has none. Land takes the heights of the sea around it, and is drawn over. */
export function sampleSea(view: PlateView, read: ReadSea, cell = CELL): SeaField | undefined {
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

/** Gives the empty neighbours of some cells the mean of the cells around them; returns the new ones. */
function spreadInland(heightM: Float64Array, columns: number, edge: readonly number[]): number[] {
  const around = (cell: number) => {
    const column = cell % columns;
    return [
      ...(column > 0 ? [cell - 1] : []),
      ...(column < columns - 1 ? [cell + 1] : []),
      cell - columns,
      cell + columns,
    ].filter((near) => near >= 0 && near < heightM.length);
  };
  const empty = new Set(edge.flatMap(around).filter((cell) => Number.isNaN(heightM[cell])));
  const found = [...empty].map((cell) => {
    const known = around(cell)
      .flatMap((near) => heightM[near] ?? [])
      .filter((height) => !Number.isNaN(height));
    return { cell, height: known.reduce((sum, height) => sum + height, 0) / known.length };
  });
  for (const { cell, height } of found) heightM[cell] = height;
  return [...empty];
}
