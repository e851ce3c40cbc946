import { execFileSync } from 'node:child_process';
import type { WaveGrid } from '@groundswell/forecast';
import { distanceKm, type Point } from '@groundswell/forecast';

/**
 * A grid's southernmost row and westernmost column, in degrees, and the number of its rows and columns. Every gfswave
 * regional grid has steps of 1/6°.
 */
interface GridFrame {
  readonly south: number;
  readonly west: number;
  readonly rows: number;
  readonly columns: number;
}

const CELLS_PER_DEG = 6;

const frames: Readonly<Record<WaveGrid, GridFrame>> = {
  atlocn: { south: 0, west: -100, rows: 331, columns: 301 },
  wcoast: { south: 25, west: -150, rows: 151, columns: 241 },
  epacif: { south: -20, west: 130, rows: 301, columns: 511 },
};

/** Returns the regional grid that covers a beach: the Atlantic and the Gulf, the West Coast, or Hawaii. */
export function waveGridOf({ lat, lon }: Point): WaveGrid {
  if (lon > -100) return 'atlocn';
  return lat >= 25 && lon > -150 ? 'wcoast' : 'epacif';
}

/** The centre of a grid cell near a point; `away` is its distance in cells from the cell nearest to the point. */
export interface NearCell extends Point {
  readonly away: number;
  readonly km: number;
}

/** Lists the cells within `reach` rows and columns of the point itself, not of its nearest cell; nearest first. */
export function listNearCells(grid: WaveGrid, point: Point, reach: number): readonly NearCell[] {
  const frame = frames[grid];
  const northing = (point.lat - frame.south) * CELLS_PER_DEG;
  const easting = ((point.lon - frame.west + 360) % 360) * CELLS_PER_DEG;
  const [row, column] = [Math.round(northing), Math.round(easting)];
  const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  return steps
    .flatMap((up) => steps.map((right) => ({ up, right })))
    .filter(({ up, right }) => Math.abs(row + up - northing) <= reach && Math.abs(column + right - easting) <= reach)
    .filter(
      ({ up, right }) =>
        row + up >= 0 && row + up < frame.rows && column + right >= 0 && column + right < frame.columns,
    )
    .map(({ up, right }) => {
      const lat = frame.south + (row + up) / CELLS_PER_DEG;
      const lon = ((frame.west + (column + right) / CELLS_PER_DEG + 540) % 360) - 180;
      return { lat, lon, away: Math.max(Math.abs(up), Math.abs(right)), km: distanceKm(point, { lat, lon }) };
    })
    .sort((one, other) => one.km - other.km);
}

/**
 * Returns the key of a grid cell. A point read from a file and the same point computed from the grid's origin get the
 * same key.
 */
export function cellKey({ lat, lon }: Point): string {
  return `${Math.round(lat * CELLS_PER_DEG)},${Math.round((((lon % 360) + 360) % 360) * CELLS_PER_DEG)}`;
}

/**
 * Reads the cells of a gfswave file that hold a significant wave height, with eccodes; throws when eccodes is not
 * installed.
 */
export function readSeaCells(gribFile: string): ReadonlySet<string> {
  const text = execFileSync('grib_get_data', ['-m', 'NaN', '-w', 'shortName=swh,parameterNumber=3', gribFile], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return new Set(
    text.split('\n').flatMap((line) => {
      const [lat, lon, value] = line.trim().split(/\s+/).map(Number);
      return lat === undefined || lon === undefined || value === undefined || Number.isNaN(value)
        ? []
        : [cellKey({ lat, lon })];
    }),
  );
}
