import { fileIndex, type Grid } from '../src/grib2/grid.ts';
import { locateOnGrid } from '../src/grib2/grid-position.ts';

/**
 * Returns the index, in file order, of the grid point nearest to a position; undefined outside the grid. Distance is
 * measured in grid steps.
 */
export function nearestIndex(grid: Grid, lat: number, lon: number): number | undefined {
  const place = locateOnGrid(grid, lat, lon);
  return place && fileIndex(grid, Math.round(place.i) % grid.ni, Math.round(place.j));
}
