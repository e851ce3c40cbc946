/** The positions of a chart's values: a grid of columns and rows in any projection. */
export interface ChartGrid {
  readonly columns: number;
  readonly rows: number;
  /** The first column follows the last. */
  readonly wraps: boolean;
  /** Degrees; they contain the whole grid. West is at most east, both within [-180, 180]. */
  readonly bounds: { readonly west: number; readonly south: number; readonly east: number; readonly north: number };
  /**
   * For these longitudes, returns a function that writes each one's
   * fractional column and row at a latitude; NaN off the grid.
   */
  locatorOf(lons: Float64Array): (lat: number, columns: Float64Array, rows: Float64Array) => void;
}

/** Fields to draw, one for each channel of the set, row by row; NaN where there is no datum. */
export interface Chart {
  readonly grid: ChartGrid;
  readonly layers: readonly Float32Array[];
}
