import { fileIndex, type Grid, isParallelGrid } from './grib2/grid.ts';
import { gridLocator, positionOnGrid, wrapsAround } from './grib2/grid-position.ts';
import { RefusedFileError } from './noaa-errors.ts';

/** A grid for drawing a map: its columns and rows, and a locator for positions. */
export interface ChartGrid {
  readonly columns: number;
  readonly rows: number;
  /** Whether the first column follows the last. */
  readonly wraps: boolean;
  /** The bounds of the whole grid, degrees. West is at most east, both within [-180, 180]. */
  readonly bounds: Bounds;
  /**
   * Prepares a locator for a row of longitudes. For a latitude the locator writes the column and row of each longitude;
   * NaN off the grid.
   */
  locatorOf(lons: Float64Array): (lat: number, columns: Float64Array, rows: Float64Array) => void;
}

interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/**
 * Returns the chart grid of a field; `url` names the file in RefusedFileError. `inRows` reorders values to match its
 * rows.
 */
export function chartGrid(url: string, grid: Grid): ChartGrid {
  const shape = { columns: grid.ni, rows: grid.nj, wraps: wrapsAround(grid), bounds: boundsOf(url, grid) };
  const locate = gridLocator(grid);
  return {
    ...shape,
    locatorOf: (lons) => (isParallelGrid(grid) ? alongParallel(locate, grid, lons) : acrossPlane(locate, lons)),
  };
}

/** Returns a field's values row by row, in the order of the chart grid. */
export function inRows(grid: Grid, values: Float32Array): Float32Array {
  if (!grid.scan.jConsecutive && !grid.scan.alternating) return values;
  return values.map((_, n) => values[fileIndex(grid, n % grid.ni, Math.floor(n / grid.ni))] as number);
}

type Locate = ReturnType<typeof gridLocator>;

/** Builds a locator for grids whose columns depend only on longitude and whose rows depend only on latitude. */
function alongParallel(locate: Locate, grid: Grid, lons: Float64Array): ReturnType<ChartGrid['locatorOf']> {
  const known = lons.map((lon) => locate(grid.firstLat, lon)?.i ?? Number.NaN);
  return (lat, columns, rows) => {
    columns.set(known);
    rows.fill(locate(lat, grid.firstLon)?.j ?? Number.NaN);
  };
}

function acrossPlane(locate: Locate, lons: Float64Array): ReturnType<ChartGrid['locatorOf']> {
  return (lat, columns, rows) => {
    for (let n = 0; n < lons.length; n++) {
      const place = locate(lat, lons[n] as number);
      columns[n] = place ? place.i : Number.NaN;
      rows[n] = place ? place.j : Number.NaN;
    }
  };
}

/** Returns the bounds of the grid's outer points; the whole globe when the grid crosses a pole or the antimeridian. */
function boundsOf(url: string, grid: Grid): Bounds {
  const edge = listEdge(grid).map(({ i, j }) => positionOnGrid(grid, i, j));
  const lats = edge.flatMap((at) => (at ? [at.lat] : []));
  const lons = edge.flatMap((at) => (at ? [at.lon] : []));
  if (lats.length < edge.length) throw new RefusedFileError(url, 'its grid lies on an ellipsoid');
  const bounds = {
    west: least(lons),
    south: least(lats),
    east: -least(lons.map((lon) => -lon)),
    north: -least(lats.map((lat) => -lat)),
  };

  const locate = gridLocator(grid);
  const poles = [-90, 90].filter((pole) => locate(pole, 0));
  const crosses = lons.some((lon, n) => Math.abs(lon - (lons[n - 1] ?? lon)) > 180);
  if (poles.length === 0 && !crosses && !wrapsAround(grid)) return bounds;
  return {
    west: -180,
    south: least([bounds.south, ...poles]),
    east: 180,
    north: -least([-bounds.north, ...poles.map((pole) => -pole)]),
  };
}

/** Lists the points along the grid's edge, once around. */
function listEdge({ ni, nj }: Grid): readonly { readonly i: number; readonly j: number }[] {
  const along = (length: number) => Array.from({ length }, (_, n) => n);
  return [
    ...along(ni).map((i) => ({ i, j: 0 })),
    ...along(nj).map((j) => ({ i: ni - 1, j })),
    ...along(ni).map((i) => ({ i: ni - 1 - i, j: nj - 1 })),
    ...along(nj).map((j) => ({ i: 0, j: nj - 1 - j })),
  ];
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.min(a, b));
}
