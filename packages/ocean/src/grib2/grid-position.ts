import { fileIndex, type Grid, isParallelGrid, type ParallelGrid } from './grid.ts';
import {
  eastOf,
  lambertProjection,
  mercatorProjection,
  type Position,
  type Projection,
  polarStereographicProjection,
} from './projection.ts';

/** A fractional column and row, counted from the first point in the scanning direction of the file. */
export interface GridPlace {
  readonly i: number;
  readonly j: number;
}

/** A point near a position, with its weight. The weights sum to 1. */
export interface WeightedPoint {
  readonly index: number;
  readonly weight: number;
}

/**
 * The distance outside the edge, in grid steps, at which a point still counts as on the grid. It covers the rounding of
 * coordinates in the file.
 */
const EDGE_STEPS = 1e-3;

/**
 * Locates a position (degrees, any equivalent longitude) on the grid. Returns undefined outside it and on projected
 * grids of an ellipsoid.
 */
export function locateOnGrid(grid: Grid, lat: number, lon: number): GridPlace | undefined {
  return gridLocator(grid)(lat, lon);
}

/**
 * Returns a function like `locateOnGrid` for many positions on one grid. The properties of the grid are computed only
 * once.
 */
export function gridLocator(grid: Grid): (lat: number, lon: number) => GridPlace | undefined {
  const locate = isParallelGrid(grid) ? parallelLocator(grid) : planeLocator(grid);
  const wraps = wrapsAround(grid);
  return (lat, lon) => {
    if (!(Math.abs(lat) <= 90) || !Number.isFinite(lon)) return undefined;
    const place = locate?.(lat, lon);
    if (!place) return undefined;
    const i = within(place.i, wraps ? grid.ni : grid.ni - 1);
    const j = within(place.j, grid.nj - 1);
    return i === undefined || j === undefined ? undefined : { i: wraps && i === grid.ni ? 0 : i, j };
  };
}

/**
 * Returns the position of column `i` and row `j` (also fractional), degrees, longitude in [-180, 180). Returns
 * undefined on projected grids of an ellipsoid.
 */
export function positionOnGrid(grid: Grid, i: number, j: number): Position | undefined {
  const [eastward, northward] = directions(grid);
  if (isParallelGrid(grid)) {
    const axes = axesOf(grid);
    return (
      axes && {
        lat: axes.latitude(axes.northing(grid.firstLat) + j * northward * axes.stepNorth),
        lon: eastOf(0, grid.firstLon + i * eastward * axes.stepLonDeg),
      }
    );
  }
  const projection = projectionOf(grid);
  if (!projection) return undefined;
  const first = projection.project(grid.firstLat, grid.firstLon);
  return projection.unproject(first.x + i * eastward * grid.stepXM, first.y + j * northward * grid.stepYM);
}

/**
 * Returns up to four points, as indexes in file order, with the weights of bilinear interpolation; undefined outside
 * the grid.
 */
export function bilinearPoints(grid: Grid, lat: number, lon: number): readonly WeightedPoint[] | undefined {
  const place = locateOnGrid(grid, lat, lon);
  if (!place) return undefined;
  const [i, j] = [Math.floor(place.i), Math.floor(place.j)];
  const [right, down] = [place.i - i, place.j - j];
  return [
    { i, j, weight: (1 - right) * (1 - down) },
    { i: (i + 1) % grid.ni, j, weight: right * (1 - down) },
    { i, j: j + 1, weight: (1 - right) * down },
    { i: (i + 1) % grid.ni, j: j + 1, weight: right * down },
  ].flatMap(({ i, j, weight }) => (weight > 0 ? [{ index: fileIndex(grid, i, j), weight }] : []));
}

/**
 * Turns vector components along the grid's x and y into components to east and north, in any unit. Only grids with
 * `windsFollowGrid` need it. The angle is that between the grid's y and true north at `lon` (Snyder 1987, theta of 15-4
 * and of 21-5).
 */
export function toTrueWind(grid: Grid, lon: number, u: number, v: number): { readonly u: number; readonly v: number } {
  const turnRad = (gridTurnDeg(grid, lon) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turnRad), Math.sin(turnRad)];
  return { u: u * cos + v * sin, v: v * cos - u * sin };
}

/** Returns the clockwise turn that makes grid components at `lon` true, degrees; 0 where they are true already. */
export function gridTurnDeg(grid: Grid, lon: number): number {
  if (!grid.windsFollowGrid || isParallelGrid(grid)) return 0;
  const turn = projectionOf({ ...grid, earthRadiusM: 1 })?.turn ?? 0;
  return turn * eastOf(grid.orientationLon, lon);
}

/** The scales of a grid's columns and rows: degrees of longitude, and a northing that is linear in the row. */
interface Axes {
  readonly stepLonDeg: number;
  /** The northing between two rows, in the unit of `northing`. */
  readonly stepNorth: number;
  northing(lat: number): number;
  latitude(northing: number): number;
}

/** Returns the axes of a grid. The northing is the latitude itself, or metres on Mercator; undefined on an ellipsoid. */
function axesOf(grid: ParallelGrid): Axes | undefined {
  if (grid.template === 0) return { ...LATITUDE, stepLonDeg: grid.stepLonDeg, stepNorth: grid.stepLatDeg };
  if (grid.earthRadiusM === undefined) return undefined;
  const { degreeM, northingM, latitude } = mercatorProjection(grid, grid.earthRadiusM);
  return { stepLonDeg: grid.stepXM / degreeM, stepNorth: grid.stepYM, northing: northingM, latitude };
}

const LATITUDE = { northing: (lat: number) => lat, latitude: (northing: number) => northing };

function parallelLocator(grid: ParallelGrid): ((lat: number, lon: number) => GridPlace) | undefined {
  const axes = axesOf(grid);
  if (!axes) return undefined;
  const { stepLonDeg, stepNorth, northing } = axes;
  const [eastward, northward] = directions(grid);
  const first = northing(grid.firstLat);
  return (lat, lon) => {
    const turned = eastward * (lon - grid.firstLon);
    const spanLon = ((turned % 360) + 360) % 360;
    // A position slightly west of the first column, within the rounding, counts as that column. Otherwise it would lie
    // almost 360° east of it.
    const fromFirst = spanLon > 360 - EDGE_STEPS * stepLonDeg ? spanLon - 360 : spanLon;
    return {
      i: stepLonDeg > 0 ? fromFirst / stepLonDeg : fromFirst === 0 ? 0 : Number.NaN,
      j: stepNorth > 0 ? (northward * (northing(lat) - first)) / stepNorth : lat === grid.firstLat ? 0 : Number.NaN,
    };
  };
}

function planeLocator(
  grid: Exclude<Grid, ParallelGrid>,
): ((lat: number, lon: number) => GridPlace | undefined) | undefined {
  const projection = projectionOf(grid);
  if (!projection) return undefined;
  const [eastward, northward] = directions(grid);
  const first = projection.project(grid.firstLat, grid.firstLon);
  return (lat, lon) => {
    const { x, y } = projection.project(lat, lon);
    return { i: (eastward * (x - first.x)) / grid.stepXM, j: (northward * (y - first.y)) / grid.stepYM };
  };
}

/** Returns the map projection of a projected grid; undefined on an ellipsoid. */
export function projectionOf(grid: Exclude<Grid, ParallelGrid>): Projection | undefined {
  if (grid.earthRadiusM === undefined) return undefined;
  if (grid.template === 20) return polarStereographicProjection(grid, grid.earthRadiusM);
  return lambertProjection(grid, grid.earthRadiusM);
}

/**
 * Returns the directions of successive columns and rows in the file: 1 for eastward and northward, -1 for the opposite.
 */
export function directions({ scan }: Grid): readonly [eastward: number, northward: number] {
  return [scan.iNegative ? -1 : 1, scan.jPositive ? 1 : -1];
}

/** Returns whether the grid goes around the globe, so that its first column follows its last. */
export function wrapsAround(grid: Grid): boolean {
  if (!isParallelGrid(grid) || grid.ni === 1) return false;
  const stepLonDeg = axesOf(grid)?.stepLonDeg ?? 0;
  return Math.abs(grid.ni * stepLonDeg - 360) < stepLonDeg / 2;
}

function within(place: number, last: number): number | undefined {
  if (!(place >= -EDGE_STEPS && place <= last + EDGE_STEPS)) return undefined;
  return Math.min(Math.max(place, 0), last);
}
