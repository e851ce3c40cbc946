import { BadTileError } from './bad-tile.ts';

/**
 * Undoes the row filters of a PNG (PNG 9.2) in place, and returns the pixels without the filter numbers. Each row
 * starts with its filter number, which `rowBytes` does not count. `step` is the number of bytes of a pixel. Throws
 * BadTileError at an unknown filter.
 */
export function undoFilters(filtered: Uint8Array, rowBytes: number, step: number): Uint8Array {
  const rows = filtered.length / (rowBytes + 1);
  const out = new Uint8Array(rows * rowBytes);
  for (let row = 0; row < rows; row++) {
    const from = row * (rowBytes + 1);
    const line = filtered.subarray(from + 1, from + 1 + rowBytes);
    const start = row * rowBytes;
    undoRow(filtered[from] ?? -1, line, out.subarray(start, start + rowBytes), above(out, row, rowBytes), step);
  }
  return out;
}

function above(out: Uint8Array, row: number, rowBytes: number): Uint8Array {
  return row === 0 ? new Uint8Array(rowBytes) : out.subarray((row - 1) * rowBytes, row * rowBytes);
}

function undoRow(filter: number, line: Uint8Array, out: Uint8Array, up: Uint8Array, step: number): void {
  const predict = PREDICTIONS[filter];
  if (!predict) throw new BadTileError(`There is no filter ${filter}.`);
  for (let n = 0; n < line.length; n++) {
    const left = n < step ? 0 : (out[n - step] as number);
    const upLeft = n < step ? 0 : (up[n - step] as number);
    out[n] = (line[n] as number) + predict(left, up[n] as number, upLeft);
  }
}

const PREDICTIONS: readonly ((left: number, up: number, upLeft: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** Returns the neighbour closest to left + up - upLeft; ties go to left, then up, then upLeft (PNG 9.4). */
export function paeth(left: number, up: number, upLeft: number): number {
  const fromLeft = Math.abs(up - upLeft);
  const fromUp = Math.abs(left - upLeft);
  const fromUpLeft = Math.abs(left + up - 2 * upLeft);
  if (fromLeft <= fromUp && fromLeft <= fromUpLeft) return left;
  return fromUp <= fromUpLeft ? up : upLeft;
}
