import { RAD_PER_DEG } from '../sphere.ts';
import type { Nodes } from '../weather/lattice.ts';
import { GRIB_EARTH_RADIUS_M, type LambertGrid } from './grids.ts';

/** The points of a grid in file order, with the angle between true north and grid north at each point. */
export interface LambertNodes extends Nodes {
  /** The cosine and sine of the clockwise angle from true north to grid north. */
  readonly turnCos: Float32Array;
  readonly turnSin: Float32Array;
}

/**
 * Computes the points of a Lambert grid on a sphere, for a cone that touches one parallel. Source: Snyder 1987, Map
 * Projections, USGS PP 1395, equations 15-1 to 15-11.
 */
export function lambertNodes(grid: LambertGrid): LambertNodes {
  const cone = Math.sin(grid.touchesLatDeg * RAD_PER_DEG);
  const scaleM =
    (GRIB_EARTH_RADIUS_M * Math.cos(grid.touchesLatDeg * RAD_PER_DEG) * tanHalf(grid.touchesLatDeg) ** cone) / cone;
  const firstAngle = cone * (grid.firstLonDeg - grid.uprightLonDeg) * RAD_PER_DEG;
  const firstDistanceM = scaleM / tanHalf(grid.firstLatDeg) ** cone;
  const west = firstDistanceM * Math.sin(firstAngle);
  const south = -firstDistanceM * Math.cos(firstAngle);

  const count = grid.rows * grid.columns;
  const array = () => new Float32Array(count);
  const nodes = { count, latDeg: array(), lonDeg: array(), turnCos: array(), turnSin: array() };
  for (let n = 0; n < count; n++) {
    const x = west + (n % grid.columns) * grid.spacingM;
    const y = south + Math.floor(n / grid.columns) * grid.spacingM;
    const angle = Math.atan2(x, -y);
    nodes.latDeg[n] = (2 * Math.atan((scaleM / Math.hypot(x, y)) ** (1 / cone))) / RAD_PER_DEG - 90;
    nodes.lonDeg[n] = grid.uprightLonDeg + angle / cone / RAD_PER_DEG;
    nodes.turnCos[n] = Math.cos(angle);
    nodes.turnSin[n] = Math.sin(angle);
  }
  return nodes;
}

/** Converts eastward and northward wind components into components along the grid's axes. */
export function windOnGrid({ turnCos, turnSin }: LambertNodes, east: Float32Array, north: Float32Array) {
  return {
    along: east.map((mps, n) => mps * turnCos[n]! - north[n]! * turnSin[n]!),
    across: north.map((mps, n) => mps * turnCos[n]! + east[n]! * turnSin[n]!),
  };
}

function tanHalf(latDeg: number): number {
  return Math.tan(Math.PI / 4 + (latDeg * RAD_PER_DEG) / 2);
}
