import { angleBetweenDeg, toRadians } from '../angles.ts';
import { bearingDeg, distanceKm, type Point } from '../great-circle.ts';
import type { SwellBirth } from './swell-birth.ts';

/** The model's wind at a point of the ocean. */
export interface WindThere extends Point {
  readonly speedMps: number;
  /** True direction it comes from. */
  readonly fromDeg: number;
}

/** The strongest wind that blew a swell towards a beach, around where it was born. */
export interface Gale extends Point {
  readonly speedMps: number;
  /** From the told birth. */
  readonly apartKm: number;
}

/** As far round a birth as its gale is looked for. */
export const GALE_WITHIN_KM = 1500;
/** Less raises no swell of 11 s: a fully grown sea of 11 s wants 14 m/s (Pierson & Moskowitz 1964, Tp = 0.785 U). */
const LEAST_GALE_MPS = 13;

/** The gale of a birth among the winds of its time: by the wind's part towards the beach. Absent where none blew. */
export function findGale(winds: readonly WindThere[], birth: SwellBirth, beach: Point): Gale | undefined {
  let gale: Gale | undefined;
  let strongest = 0;
  for (const { lat, lon, speedMps, fromDeg } of winds) {
    if (speedMps < LEAST_GALE_MPS) continue;
    const apartKm = distanceKm({ lat, lon }, birth.place);
    if (apartKm > GALE_WITHIN_KM) continue;
    const off = angleBetweenDeg(fromDeg + 180, bearingDeg({ lat, lon }, beach));
    const towards = speedMps * Math.cos(toRadians(off));
    if (towards <= strongest) continue;
    strongest = towards;
    gale = { lat, lon, speedMps, apartKm };
  }
  return strongest >= LEAST_GALE_MPS ? gale : undefined;
}
