import { RAD_PER_DEG } from '../sphere.ts';
import { isLand } from './masks.ts';
import { openSeaKm } from './open-sea.ts';

/** The number of cells along a face's edge. A cell spans a quarter of a degree in the middle of a face. */
const CELLS = 360;
const LAND = -1;
/**
 * The margin by which a land-free radius is shortened, km. A place lies up to 25 km from the middle of its cell. This
 * applies at both ends: to the place itself and to the place that the radius reaches.
 */
const SLACK_KM = 50;
/**
 * The cached result for each cell: `LAND`, a radius in km plus one, or 0 where not computed yet. Cells are filled on
 * demand, because great circles cross only some of them.
 */
const cube = new Int16Array(6 * CELLS * CELLS);

/**
 * Returns a radius in km without land around a place at sea, like `openSeaKm`; -1 on land. The place is a vector from
 * the globe's centre. The land rasters are cached on a cube, for fast loops without trigonometry.
 */
export function seaKmAlong(x: number, y: number, z: number): number {
  const cell = cellAlong(x, y, z);
  if (cube[cell] === 0) cube[cell] = readCell(cell);
  return cube[cell] === LAND ? -1 : cube[cell]! - 1;
}

function cellAlong(x: number, y: number, z: number): number {
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  const az = Math.abs(z);
  if (az >= ax && az >= ay) return cellOf(z > 0 ? 0 : 1, x / az, y / az);
  if (ax >= ay) return cellOf(x > 0 ? 2 : 3, y / ax, z / ax);
  return cellOf(y > 0 ? 4 : 5, x / ay, z / ay);
}

function cellOf(face: number, u: number, v: number): number {
  const column = Math.min(CELLS - 1, Math.floor((u + 1) * (CELLS / 2)));
  const row = Math.min(CELLS - 1, Math.floor((v + 1) * (CELLS / 2)));
  return (face * CELLS + row) * CELLS + column;
}

/** Reads the land rasters at the middle of a cell. */
function readCell(cell: number): number {
  const face = Math.floor(cell / CELLS ** 2);
  const u = ((cell % CELLS) + 0.5) / (CELLS / 2) - 1;
  const v = ((Math.floor(cell / CELLS) % CELLS) + 0.5) / (CELLS / 2) - 1;
  const side = face % 2 === 0 ? 1 : -1;
  const x = face === 2 || face === 3 ? side : u;
  const y = face < 2 ? v : face < 4 ? u : side;
  const z = face < 2 ? side : v;
  const latDeg = Math.atan2(z, Math.sqrt(x * x + y * y)) / RAD_PER_DEG;
  const lonDeg = Math.atan2(y, x) / RAD_PER_DEG;
  return isLand(latDeg, lonDeg) ? LAND : 1 + Math.max(0, openSeaKm(latDeg, lonDeg) - SLACK_KM);
}
