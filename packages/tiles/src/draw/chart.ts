/** Where the values of a chart lie: a grid of columns and rows, whatever its projection. */
export interface ChartGrid {
  readonly columns: number;
  readonly rows: number;
  /** After the last column comes the first one again. */
  readonly wraps: boolean;
  /** Degrees; nothing of the grid lies outside. West is at most east, both within [-180, 180]. */
  readonly bounds: { readonly west: number; readonly south: number; readonly east: number; readonly north: number };
  /**
   * For these longitudes, a way to find their places at a latitude: it writes the column and row, fractional, of each;
   * NaN off the grid.
   */
  locatorOf(lons: Float64Array): (lat: number, columns: Float64Array, rows: Float64Array) => void;
}

/** Fields to be drawn, one a channel of the set, row by row; NaN where there is no datum. */
export interface Chart {
  readonly grid: ChartGrid;
  readonly layers: readonly Float32Array[];
}
