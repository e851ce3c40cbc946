/** The positions of a chart's values: a grid of columns and rows in any projection. */
export interface ChartGrid {
  readonly columns: number;
  readonly rows: number;
  /** Whether the first column follows the last, as on a global grid. */
  readonly wraps: boolean;
  /** The bounds in degrees; they contain the whole grid. West is at most east, both within [-180, 180]. */
  readonly bounds: { readonly west: number; readonly south: number; readonly east: number; readonly north: number };
  /**
   * Prepares a row of longitudes. The returned function writes their fractional grid columns and rows at one latitude;
   * positions off the grid become NaN.
   */
  locatorOf(lons: Float64Array): (lat: number, columns: Float64Array, rows: Float64Array) => void;
}

/** The fields to draw, one for each channel of the set, row by row; NaN marks a missing value. */
export interface Chart {
  readonly grid: ChartGrid;
  readonly layers: readonly Float32Array[];
}
