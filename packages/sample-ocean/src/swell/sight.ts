import { isLand } from '../land/masks.ts';
import { EARTH_RADIUS_KM, type Place, RAD_PER_DEG } from '../sphere.ts';

const STEP_KM = 55;
/** Land nearer than this to either end does not count: the raster is coarse and both ends may touch a coast. */
const NEAR_END_KM = 22;
/** Islands near the place shelter it: they are looked for in smaller steps. */
const FINE_STEP_KM = 14;
const FINE_WITHIN_KM = 350;

/** Whether open sea joins two places along their great circle, as the land rasters see it. */
export function canSee(from: Place, to: Place): boolean {
  const [ax, ay, az] = unit(from);
  const [bx, by, bz] = unit(to);
  const arc = Math.acos(Math.min(1, Math.max(-1, ax * bx + ay * by + az * bz)));
  const sin = Math.sin(arc);
  if (sin < 1e-6) return true;

  const lengthKm = arc * EARTH_RADIUS_KM;
  for (let km = NEAR_END_KM; km < lengthKm - NEAR_END_KM; km += km < FINE_WITHIN_KM ? FINE_STEP_KM : STEP_KM) {
    const part = km / lengthKm;
    const a = Math.sin((1 - part) * arc) / sin;
    const b = Math.sin(part * arc) / sin;
    const z = a * az + b * bz;
    const lat = Math.asin(Math.min(1, Math.max(-1, z))) / RAD_PER_DEG;
    const lon = Math.atan2(a * ay + b * by, a * ax + b * bx) / RAD_PER_DEG;
    if (isLand(lat, lon)) return false;
  }
  return true;
}

function unit({ latDeg, lonDeg }: Place): readonly [number, number, number] {
  const lat = latDeg * RAD_PER_DEG;
  const lon = lonDeg * RAD_PER_DEG;
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
}
