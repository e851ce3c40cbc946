import type { ChartGrid } from './chart.ts';

/** Models mark the cells of beaches as land, up to this many cells from the model's water. */
const REACH_CELLS = 2;

type Shape = Pick<ChartGrid, 'columns' | 'rows' | 'wraps'>;

/**
 * Extends a layer two cells into cells without data. Each takes the mean of its neighbours with a value, so that no
 * value outside their range appears. Cells with a value keep it; a layer without gaps is returned unchanged.
 */
export function extendInland(layer: Float32Array, shape: Shape): Float32Array {
  let extended = layer;
  for (let reach = 0; reach < REACH_CELLS; reach++) extended = extendOnce(extended, shape);
  return extended;
}

function extendOnce(layer: Float32Array, { columns, rows, wraps }: Shape): Float32Array {
  let out = layer;
  for (let row = 0, cell = 0; row < rows; row++) {
    // An offset of 0 stands for a neighbour off the grid: it reads the empty cell itself, which adds nothing.
    const up = row > 0 ? -columns : 0;
    const down = row + 1 < rows ? columns : 0;
    for (let column = 0; column < columns; column++, cell++) {
      if (!Number.isNaN(layer[cell])) continue;
      const left = column > 0 ? -1 : wraps ? columns - 1 : 0;
      const right = column + 1 < columns ? 1 : wraps ? 1 - columns : 0;
      const mean = meanAround(layer, cell, up, down, left, right);
      if (Number.isNaN(mean)) continue;
      if (out === layer) out = layer.slice();
      out[cell] = mean;
    }
  }
  return out;
}

function meanAround(layer: Float32Array, cell: number, up: number, down: number, left: number, right: number): number {
  let sum = 0;
  let count = 0;
  for (let j = 0; j < 3; j++) {
    const middle = cell + (j === 0 ? up : j === 1 ? 0 : down);
    for (let i = 0; i < 3; i++) {
      const value = layer[middle + (i === 0 ? left : i === 1 ? 0 : right)] as number;
      if (Number.isNaN(value)) continue;
      sum += value;
      count += 1;
    }
  }
  return sum / count;
}
