import { type Grid, isParallelGrid } from './grib2/grid.ts';
import { directions, projectionOf } from './grib2/grid-position.ts';

/**
 * Turns winds along a projected grid to east and north in place, row by row, like `toTrueWind` for all points at once.
 * The turn at a point is its angle around the map's pole (Snyder 1987, theta of 15-4 and of 21-5). Its sine and cosine
 * are therefore the point's coordinates divided by their length. Winds that are already true stay unchanged.
 */
export function turnToTrue(grid: Grid, u: Float32Array, v: Float32Array): void {
  if (!grid.windsFollowGrid || isParallelGrid(grid)) return;
  const projection = projectionOf(grid);
  if (!projection) return;
  const side = Math.sign(projection.turn);
  const [eastward, northward] = directions(grid);
  const first = projection.project(grid.firstLat, grid.firstLon);
  for (let j = 0, n = 0; j < grid.nj; j++) {
    const y = first.y + j * northward * grid.stepYM;
    for (let i = 0; i < grid.ni; i++, n++) {
      const x = first.x + i * eastward * grid.stepXM;
      const length = Math.sqrt(x * x + y * y);
      const [sin, cos] = [(side * x) / length, (-side * y) / length];
      const [alongX, alongY] = [u[n] as number, v[n] as number];
      u[n] = alongX * cos + alongY * sin;
      v[n] = alongY * cos - alongX * sin;
    }
  }
}
