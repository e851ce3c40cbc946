import { RAD_PER_DEG } from '../sphere.ts';
import { isLand } from './masks.ts';

/** Cells along a face's edge: a quarter of a degree in its middle. */
const CELLS = 360;
const SEA = 1;
const LAND = 2;
/** 0 where a cell was not asked for yet: great circles cross a part of them. */
const cube = new Uint8Array(6 * CELLS * CELLS);

/**
 * Whether a place, given as a vector from the globe's centre, is on
 * land: the land rasters on a cube, for fast loops without trigonometry.
 */
export function isLandAlong(x: number, y: number, z: number): boolean {
  const cell = cellAlong(x, y, z);
  if (cube[cell] === 0) cube[cell] = isLandAt(cell) ? LAND : SEA;
  return cube[cell] === LAND;
}

function cellAlong(x: number, y: number, z: number): number {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  if (az >= ax && az >= ay) return cellOf(z > 0 ? 0 : 1, x / az, y / az);
  if (ax >= ay) return cellOf(x > 0 ? 2 : 3, y / ax, z / ax);
  return cellOf(y > 0 ? 4 : 5, x / ay, z / ay);
}

function cellOf(face: number, u: number, v: number): number {
  const column = Math.min(CELLS - 1, Math.floor((u + 1) * (CELLS / 2)));
  const row = Math.min(CELLS - 1, Math.floor((v + 1) * (CELLS / 2)));
  return (face * CELLS + row) * CELLS + column;
}

/** The land raster at the middle of a cell. */
function isLandAt(cell: number): boolean {
  const face = Math.floor(cell / CELLS ** 2);
  const u = ((cell % CELLS) + 0.5) / (CELLS / 2) - 1;
  const v = ((Math.floor(cell / CELLS) % CELLS) + 0.5) / (CELLS / 2) - 1;
  const side = face % 2 === 0 ? 1 : -1;
  const [x, y, z] = face < 2 ? [u, v, side] : face < 4 ? [side, u, v] : [u, side, v];
  const latDeg = Math.atan2(z, Math.hypot(x, y)) / RAD_PER_DEG;
  return isLand(latDeg, Math.atan2(y, x) / RAD_PER_DEG);
}
