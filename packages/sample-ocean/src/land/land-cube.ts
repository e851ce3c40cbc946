import { RAD_PER_DEG } from '../sphere.ts';
import { isLand } from './masks.ts';

/** Cells along a face's edge: a quarter of a degree in its middle. */
const CELLS = 360;
let cube: Uint8Array | undefined;

/**
 * Whether a place, given as a vector from the globe's centre, is on
 * land: the land rasters on a cube, for fast loops without trigonometry.
 */
export function isLandAlong(x: number, y: number, z: number): boolean {
  cube ??= makeCube();
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  if (az >= ax && az >= ay) return cube[cellOf(z > 0 ? 0 : 1, x / az, y / az)] === 1;
  if (ax >= ay) return cube[cellOf(x > 0 ? 2 : 3, y / ax, z / ax)] === 1;
  return cube[cellOf(y > 0 ? 4 : 5, x / ay, z / ay)] === 1;
}

function cellOf(face: number, u: number, v: number): number {
  const column = Math.min(CELLS - 1, Math.floor((u + 1) * (CELLS / 2)));
  const row = Math.min(CELLS - 1, Math.floor((v + 1) * (CELLS / 2)));
  return (face * CELLS + row) * CELLS + column;
}

function makeCube(): Uint8Array {
  const made = new Uint8Array(6 * CELLS * CELLS);
  for (let at = 0; at < made.length; at++) {
    const face = Math.floor(at / CELLS ** 2);
    const u = ((at % CELLS) + 0.5) / (CELLS / 2) - 1;
    const v = ((Math.floor(at / CELLS) % CELLS) + 0.5) / (CELLS / 2) - 1;
    const side = face % 2 === 0 ? 1 : -1;
    const [x, y, z] = face < 2 ? [u, v, side] : face < 4 ? [side, u, v] : [u, side, v];
    const latDeg = Math.atan2(z, Math.hypot(x, y)) / RAD_PER_DEG;
    made[at] = isLand(latDeg, Math.atan2(y, x) / RAD_PER_DEG) ? 1 : 0;
  }
  return made;
}
