import { seaKmAlong } from '../land/land-cube.ts';
import { isLand } from '../land/masks.ts';
import { openSeaKm } from '../land/open-sea.ts';
import { EARTH_RADIUS_KM, RAD_PER_DEG, type Vector } from '../sphere.ts';

const STEP_KM = 55;
/**
 * The distance from each end of a path within which land is ignored. The raster is coarse, and both ends may lie next
 * to a coast.
 */
const NEAR_END_KM = 22;
/** The step length near the path's start, km. It is fine enough to find the islands that shelter a place. */
const FINE_STEP_KM = 14;
const FINE_WITHIN_KM = 350;

/** The distances of the steps from a place, the same for every pair of places. */
const stepsKm = listSteps();
const cosines = Float64Array.from(stepsKm, (km) => Math.cos(km / EARTH_RADIUS_KM));
const sines = Float64Array.from(stepsKm, (km) => Math.sin(km / EARTH_RADIUS_KM));
const firstFar = stepsKm.findIndex((km) => km >= FINE_WITHIN_KM);

/**
 * Returns whether the great circle between two places, given as unit vectors, crosses no land. `skipSea` jumps over
 * stretches that are known to be open sea. Without it every step is checked, with the same result.
 */
export function canSee({ x: ax, y: ay, z: az }: Vector, to: Vector, skipSea = true): boolean {
  const cos = ax * to.x + ay * to.y + az * to.z;
  const arc = Math.acos(Math.min(1, Math.max(-1, cos)));
  const sin = Math.sin(arc);
  if (sin < 1e-6) return true;

  // The vector is the direction in which the great circle leaves `from`.
  const tx = (to.x - cos * ax) / sin;
  const ty = (to.y - cos * ay) / sin;
  const tz = (to.z - cos * az) / sin;
  const lastKm = arc * EARTH_RADIUS_KM - NEAR_END_KM;
  // The distant steps are checked first. They need no trigonometry, and for most pairs of places a continent is in the
  // way.
  for (let n = firstFar; stepsKm[n]! < lastKm; n++) {
    const c = cosines[n]!;
    const s = sines[n]!;
    const seaKm = seaKmAlong(c * ax + s * tx, c * ay + s * ty, c * az + s * tz);
    if (seaKm < 0) return false;
    if (skipSea) n += Math.floor(seaKm / STEP_KM);
  }
  if (skipSea && seaKmAlong(ax, ay, az) >= FINE_WITHIN_KM) return true;
  for (let n = 0; n < firstFar && stepsKm[n]! < lastKm; n++) {
    const c = cosines[n]!;
    const s = sines[n]!;
    const latDeg = Math.asin(c * az + s * tz) / RAD_PER_DEG;
    const lonDeg = Math.atan2(c * ay + s * ty, c * ax + s * tx) / RAD_PER_DEG;
    if (isLand(latDeg, lonDeg)) return false;
    if (skipSea) n += Math.floor(openSeaKm(latDeg, lonDeg) / FINE_STEP_KM);
  }
  return true;
}

function listSteps(): Float64Array {
  const steps: number[] = [];
  for (let km = NEAR_END_KM; km < Math.PI * EARTH_RADIUS_KM; km += km < FINE_WITHIN_KM ? FINE_STEP_KM : STEP_KM)
    steps.push(km);
  return Float64Array.from(steps);
}
