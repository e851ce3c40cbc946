/** The order of the grid's points in the file (WMO flag table 3.4). */
export interface Scan {
  /** Whether the file runs east to west along i. */
  readonly iNegative: boolean;
  /** Whether the file runs south to north along j. */
  readonly jPositive: boolean;
  /** Whether neighbours in the file are neighbours along j. */
  readonly jConsecutive: boolean;
  /** Whether every second row runs in the opposite direction. */
  readonly alternating: boolean;
}

interface GridBase {
  /** The number of points along a parallel (or the projection's x), and along a meridian (y). */
  readonly ni: number;
  readonly nj: number;
  readonly pointCount: number;
  readonly scan: Scan;
  /** The first point in the file, degrees; longitude in [-360, 360] as written. */
  readonly firstLat: number;
  readonly firstLon: number;
  /** Whether vector components follow the grid's x and y instead of east and north. `toTrueWind` turns them. */
  readonly windsFollowGrid: boolean;
}

/** Template 3.0: a grid equidistant in latitude and longitude, degrees. */
export interface LatLonGrid extends GridBase {
  readonly template: 0;
  readonly lastLat: number;
  readonly lastLon: number;
  /** The distances between points; positive in every scanning direction. */
  readonly stepLonDeg: number;
  readonly stepLatDeg: number;
}

interface PlaneGrid extends GridBase {
  /** The radius of the sphere in metres; absent on an ellipsoid, whose points cannot be located here. */
  readonly earthRadiusM?: number;
  readonly stepXM: number;
  readonly stepYM: number;
}

/** Template 3.10: a Mercator grid along parallels and meridians, whose steps are true at `trueLat`. */
export interface MercatorGrid extends PlaneGrid {
  readonly template: 10;
  readonly trueLat: number;
}

interface ProjectedGrid extends PlaneGrid {
  /** The meridian along which y runs to the pole. */
  readonly orientationLon: number;
  readonly southPole: boolean;
}

/** Template 3.20: a polar stereographic grid whose steps are true at `trueLat`. */
export interface PolarStereographicGrid extends ProjectedGrid {
  readonly template: 20;
  readonly trueLat: number;
}

/** Template 3.30: a Lambert grid whose cone cuts the earth at two parallels (equal when tangent). */
export interface LambertGrid extends ProjectedGrid {
  readonly template: 30;
  readonly latin1: number;
  readonly latin2: number;
}

export type Grid = LatLonGrid | MercatorGrid | PolarStereographicGrid | LambertGrid;

/** A grid whose rows are parallels and whose columns are meridians, so that components along it are true. */
export type ParallelGrid = LatLonGrid | MercatorGrid;

export function isParallelGrid(grid: Grid): grid is ParallelGrid {
  return grid.template === 0 || grid.template === 10;
}

/**
 * Returns the index in the file of the point in column `i` and row `j`, both counted from the first point in the
 * scanning direction.
 */
export function fileIndex(grid: Grid, i: number, j: number): number {
  const { alternating, jConsecutive } = grid.scan;
  if (jConsecutive) return i * grid.nj + (alternating && i % 2 === 1 ? grid.nj - 1 - j : j);
  return j * grid.ni + (alternating && j % 2 === 1 ? grid.ni - 1 - i : i);
}
