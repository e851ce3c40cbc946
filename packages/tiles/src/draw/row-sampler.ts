import type { ChartGrid } from './chart.ts';

/** A sampler of grid layers along rows of pixels. It computes the pixels' positions once per row, for all layers. */
export interface RowSampler {
  moveTo(lat: number): void;
  /**
   * Writes the layer's bilinear values along the row. Grid points without a value are left out of the mean. The result
   * is NaN if all four points lack a value, and for a pixel off the grid.
   */
  sample(layer: Float32Array, out: Float64Array): void;
}

/** The number of grid points around a pixel. */
const CORNERS = 4;

export function createRowSampler(grid: ChartGrid, lons: Float64Array): RowSampler {
  const locate = grid.locatorOf(lons);
  const columns = new Float64Array(lons.length);
  const rows = new Float64Array(lons.length);
  /** The indexes of the four corners of each pixel; the first is -1 for a pixel off the grid. */
  const corners = new Int32Array(CORNERS * lons.length);
  const weights = new Float64Array(CORNERS * lons.length);

  return {
    moveTo(lat) {
      locate(lat, columns, rows);
      for (let n = 0; n < lons.length; n++) setCorners(n * CORNERS, columns[n] as number, rows[n] as number);
    },

    sample(layer, out) {
      for (let n = 0, at = 0; n < out.length; n++, at += CORNERS) {
        const first = corners[at] as number;
        if (first < 0) {
          out[n] = Number.NaN;
          continue;
        }
        const a = layer[first] as number;
        // The pixel coincides with a grid point, as it does throughout if both grids are equal.
        if (weights[at] === 1) {
          out[n] = a;
          continue;
        }
        const b = layer[corners[at + 1] as number] as number;
        const c = layer[corners[at + 2] as number] as number;
        const d = layer[corners[at + 3] as number] as number;
        const mean =
          a * (weights[at] as number) +
          b * (weights[at + 1] as number) +
          c * (weights[at + 2] as number) +
          d * (weights[at + 3] as number);
        out[n] = Number.isNaN(mean) ? meanOfPresent(at, a, b, c, d) : mean;
      }
    },
  };

  function setCorners(at: number, column: number, row: number): void {
    if (!(column >= 0 && row >= 0)) {
      corners[at] = -1;
      return;
    }
    const i = Math.floor(column);
    const j = Math.floor(row);
    const right = column - i;
    const down = row - j;
    const beside = i + 1 < grid.columns ? 1 : grid.wraps ? -i : 0;
    const below = j + 1 < grid.rows ? grid.columns : 0;
    const first = j * grid.columns + i;
    corners[at] = first;
    corners[at + 1] = first + beside;
    corners[at + 2] = first + below;
    corners[at + 3] = first + below + beside;
    weights[at] = (1 - right) * (1 - down);
    weights[at + 1] = right * (1 - down);
    weights[at + 2] = (1 - right) * down;
    weights[at + 3] = right * down;
  }

  function meanOfPresent(at: number, a: number, b: number, c: number, d: number): number {
    const ofA = Number.isNaN(a) ? 0 : (weights[at] as number);
    const ofB = Number.isNaN(b) ? 0 : (weights[at + 1] as number);
    const ofC = Number.isNaN(c) ? 0 : (weights[at + 2] as number);
    const ofD = Number.isNaN(d) ? 0 : (weights[at + 3] as number);
    const shares = ofA + ofB + ofC + ofD;
    if (shares === 0) return Number.NaN;
    // NaN times a share of 0 is still NaN, so a point without a share must be left out of the sum.
    return ((ofA && a * ofA) + (ofB && b * ofB) + (ofC && c * ofC) + (ofD && d * ofD)) / shares;
  }
}
