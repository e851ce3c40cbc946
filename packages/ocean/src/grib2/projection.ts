import type { LambertGrid, MercatorGrid, PolarStereographicGrid } from './grid.ts';

/** A point on a plane in metres. y runs up along the orientation meridian, x to the right. */
interface PlanePoint {
  readonly x: number;
  readonly y: number;
}
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** A conformal map of the sphere. `turn` is the number of degrees that grid north turns per degree of longitude. */
export interface Projection {
  readonly turn: number;
  project(lat: number, lon: number): PlanePoint;
  /** Returns the position in degrees, with the longitude in [-180, 180). */
  unproject(x: number, y: number): Position;
}

const RADIANS = Math.PI / 180;

/** Returns the Lambert projection on a sphere (Snyder 1987, Map Projections, USGS PP 1395, equations 15-1 to 15-11). */
export function lambertProjection({ latin1, latin2, orientationLon }: LambertGrid, radiusM: number): Projection {
  const cone = coneConstant(latin1, latin2);
  const scaleM = (radiusM * Math.cos(latin1 * RADIANS) * tanHalf(latin1) ** cone) / cone;
  return {
    turn: cone,
    project(lat, lon) {
      const distance = scaleM / tanHalf(lat) ** cone;
      const angle = cone * eastOf(orientationLon, lon) * RADIANS;
      return { x: distance * Math.sin(angle), y: -distance * Math.cos(angle) };
    },
    unproject(x, y) {
      const side = Math.sign(cone);
      const angle = Math.atan2(side * x, -side * y);
      const lat = 2 * Math.atan((scaleM / (side * Math.hypot(x, y))) ** (1 / cone)) - Math.PI / 2;
      return { lat: lat / RADIANS, lon: eastOf(0, orientationLon + angle / cone / RADIANS) };
    },
  };
}

/**
 * Returns the polar stereographic projection on a sphere, true at `trueLat` (Snyder equations 21-5 to 21-11 and 21-33).
 */
export function polarStereographicProjection(grid: PolarStereographicGrid, radiusM: number): Projection {
  const pole = grid.southPole ? -1 : 1;
  const scaleM = radiusM * (1 + Math.sin(Math.abs(grid.trueLat) * RADIANS));
  return {
    turn: pole,
    project(lat, lon) {
      const distance = scaleM / tanHalf(pole * lat);
      const angle = eastOf(grid.orientationLon, lon) * RADIANS;
      return { x: distance * Math.sin(angle), y: -pole * distance * Math.cos(angle) };
    },
    unproject(x, y) {
      const lat = Math.PI / 2 - 2 * Math.atan(Math.hypot(x, y) / scaleM);
      return { lat: (pole * lat) / RADIANS, lon: eastOf(0, grid.orientationLon + Math.atan2(x, -pole * y) / RADIANS) };
    },
  };
}

/** A Mercator map of the sphere, whose x and y each depend on one coordinate. */
export interface MercatorProjection {
  /** The distance in x of a degree of longitude, metres. */
  readonly degreeM: number;
  /** Returns the y of a latitude, metres from the equator. */
  northingM(lat: number): number;
  /** Returns the latitude of a y, degrees. */
  latitude(northingM: number): number;
}

/** Returns the Mercator projection on a sphere, true at `trueLat` (Snyder equations 7-1, 7-2 and 7-4). */
export function mercatorProjection({ trueLat }: MercatorGrid, radiusM: number): MercatorProjection {
  const scaleM = radiusM * Math.cos(trueLat * RADIANS);
  return {
    degreeM: scaleM * RADIANS,
    northingM: (lat) => scaleM * Math.log(tanHalf(lat)),
    latitude: (northingM) => (2 * Math.atan(Math.exp(northingM / scaleM)) - Math.PI / 2) / RADIANS,
  };
}

/** Returns the cone constant (Snyder equation 15-3). For a tangent cone it is the sine of the parallel of contact. */
function coneConstant(latin1: number, latin2: number): number {
  if (Math.abs(latin1 - latin2) < 1e-6) return Math.sin(latin1 * RADIANS);
  return (
    Math.log(Math.cos(latin1 * RADIANS) / Math.cos(latin2 * RADIANS)) / Math.log(tanHalf(latin2) / tanHalf(latin1))
  );
}

function tanHalf(lat: number): number {
  return Math.tan(Math.PI / 4 + (lat * RADIANS) / 2);
}

/** Returns how many degrees `to` lies east of `from`, in [-180, 180). */
export function eastOf(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
