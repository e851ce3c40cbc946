import { isLandAlong } from '../land/land-cube.ts';
import { isLand } from '../land/masks.ts';
import { EARTH_RADIUS_KM, type Place, RAD_PER_DEG } from '../sphere.ts';

const STEP_KM = 55;
/** Land closer than this to either end is ignored: the raster is coarse and both ends may touch a coast. */
const NEAR_END_KM = 22;
/** Islands near the place shelter it: smaller steps find them. */
const FINE_STEP_KM = 14;
const FINE_WITHIN_KM = 350;

/** The steps from a place on, the same for every pair of places. */
const stepsKm = listSteps();
const cosines = Float64Array.from(stepsKm, (km) => Math.cos(km / EARTH_RADIUS_KM));
const sines = Float64Array.from(stepsKm, (km) => Math.sin(km / EARTH_RADIUS_KM));
const firstFar = stepsKm.findIndex((km) => km >= FINE_WITHIN_KM);

/** Whether the great circle between two places is open sea in the land rasters. */
export function canSee(from: Place, to: Place): boolean {
  const [ax, ay, az] = unit(from);
  const [bx, by, bz] = unit(to);
  const cos = ax * bx + ay * by + az * bz;
  const arc = Math.acos(Math.min(1, Math.max(-1, cos)));
  const sin = Math.sin(arc);
  if (sin < 1e-6) return true;

  // The direction in which the great circle leaves `from`.
  const [tx, ty, tz] = [(bx - cos * ax) / sin, (by - cos * ay) / sin, (bz - cos * az) / sin];
  const lastKm = arc * EARTH_RADIUS_KM - NEAR_END_KM;
  // The far part first: it needs no trigonometry, and continents hide most places.
  for (let n = firstFar; stepsKm[n]! < lastKm; n++) {
    const [c, s] = [cosines[n]!, sines[n]!];
    if (isLandAlong(c * ax + s * tx, c * ay + s * ty, c * az + s * tz)) return false;
  }
  for (let n = 0; n < firstFar && stepsKm[n]! < lastKm; n++) {
    const [c, s] = [cosines[n]!, sines[n]!];
    const lonRad = Math.atan2(c * ay + s * ty, c * ax + s * tx);
    if (isLand(Math.asin(c * az + s * tz) / RAD_PER_DEG, lonRad / RAD_PER_DEG)) return false;
  }
  return true;
}

function listSteps(): Float64Array {
  const steps: number[] = [];
  for (let km = NEAR_END_KM; km < Math.PI * EARTH_RADIUS_KM; km += km < FINE_WITHIN_KM ? FINE_STEP_KM : STEP_KM)
    steps.push(km);
  return Float64Array.from(steps);
}

function unit({ latDeg, lonDeg }: Place): readonly [number, number, number] {
  const lat = latDeg * RAD_PER_DEG;
  const lon = lonDeg * RAD_PER_DEG;
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
}
