import { createHash } from 'node:crypto';
import { distanceKm, FETCH_DIRECTIONS, FETCH_LIMIT_KM, type Point, pointAlong } from '@groundswell/forecast';
import type { RayBeach } from '../floor/ray-inputs.ts';
import { reachOf } from '../floor/ray-site.ts';

/** The place from which a beach's fetches are measured. */
export interface FetchOrigin extends Point {
  /** The beach's distance within which land does not count, because the swell transfer contains it. */
  readonly beach: Point;
  readonly beyondKm: number;
}

/** Fetches start at the wave model's cell, because a transfer's directions are those of the swell there. */
export function fetchOriginOf({ beach, cell }: RayBeach): FetchOrigin {
  const { lat, lon } = cell ?? beach;
  return { lat, lon, beach: { lat: beach.lat, lon: beach.lon }, beyondKm: reachOf(cell) / 1000 };
}

/** Returns a digest of the origins. When it changes, the fetches must be measured again. */
export function digestOfOrigins(origins: readonly FetchOrigin[]): string {
  const rows = origins.map(({ lat, lon, beach, beyondKm }) => [lat, lon, beach.lat, beach.lon, beyondKm]);
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12);
}

/** Great circles are followed in steps of a kilometre, about the spacing of the raster's nodes. */
const STEP_KM = 1;

/**
 * Measures the fetch along the great circle in each of the `FETCH_DIRECTIONS`: the distance to the first land farther
 * than `beyondKm` from the beach, in km, at most `FETCH_LIMIT_KM`.
 */
export function measureFetches(origin: FetchOrigin, isLand: (point: Point) => boolean): number[] {
  return Array.from({ length: FETCH_DIRECTIONS }, (_, bearing) => {
    let isBeyond = false;
    for (let km = STEP_KM; km < FETCH_LIMIT_KM; km += STEP_KM) {
      const point = pointAlong(origin, bearing, km);
      isBeyond ||= distanceKm(origin.beach, point) > origin.beyondKm;
      if (isBeyond && isLand(point)) return km;
    }
    return FETCH_LIMIT_KM;
  });
}
