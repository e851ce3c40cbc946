import { angleBetweenDeg, toRadians } from '../angles.ts';
import { bearingDeg, distanceKm, type Point } from '../great-circle.ts';
import type { SwellBirth } from './swell-birth.ts';

export interface OceanWind extends Point {
  readonly speedMps: number;
  /** The true direction from which the wind blows. */
  readonly fromDeg: number;
}

/** The strongest wind towards a beach around the origin of a swell. */
export interface Gale extends Point {
  readonly speedMps: number;
  /** The distance between the gale and the computed origin of the swell, km. */
  readonly fromOriginKm: number;
}

/** The radius around the origin of a swell in which its gale is searched for. */
export const GALE_WITHIN_KM = 1500;
/**
 * The weakest wind that raises a swell of 11 s, m/s. A fully developed sea of 11 s needs 14 m/s (Pierson & Moskowitz
 * 1964, Tp = 0.785 U).
 */
const LEAST_GALE_MPS = 13;

/**
 * Finds the gale that raised a swell, among the model winds at the time when the swell left its origin. It picks the
 * strongest wind component towards the beach. Returns undefined where no gale blew.
 */
export function findGale(winds: readonly OceanWind[], birth: SwellBirth, beach: Point): Gale | undefined {
  let gale: Gale | undefined;
  let strongest = 0;
  for (const { lat, lon, speedMps, fromDeg } of winds) {
    if (speedMps < LEAST_GALE_MPS) continue;
    const fromOriginKm = distanceKm({ lat, lon }, birth.place);
    if (fromOriginKm > GALE_WITHIN_KM) continue;
    const off = angleBetweenDeg(fromDeg + 180, bearingDeg({ lat, lon }, beach));
    const towards = speedMps * Math.cos(toRadians(off));
    if (towards <= strongest) continue;
    strongest = towards;
    gale = { lat, lon, speedMps, fromOriginKm: fromOriginKm };
  }
  return strongest >= LEAST_GALE_MPS ? gale : undefined;
}
