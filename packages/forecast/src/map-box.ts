import type { Point } from './great-circle.ts';

/**
 * A rectangular area of the map, degrees. A box whose `minLon` is greater than its `maxLon` crosses the antimeridian.
 */
export interface MapBox {
  readonly minLat: number;
  readonly maxLat: number;
  readonly minLon: number;
  readonly maxLon: number;
}

/** The map opens here, at Cape Hatteras, for visitors who have not viewed a beach. */
export const DEFAULT_CENTER: Point = { lat: 35.232, lon: -75.531 };

export function isInBox(box: MapBox, { lat, lon }: Point): boolean {
  if (lat < box.minLat || lat > box.maxLat) return false;
  return box.minLon <= box.maxLon ? lon >= box.minLon && lon <= box.maxLon : lon >= box.minLon || lon <= box.maxLon;
}

export function boxWidthDeg({ minLon, maxLon }: MapBox): number {
  return minLon <= maxLon ? maxLon - minLon : maxLon - minLon + 360;
}

export function middleOfBox(box: MapBox): Point {
  return { lat: (box.minLat + box.maxLat) / 2, lon: normalizeLon(box.minLon + boxWidthDeg(box) / 2) };
}

/** Returns the box that extends by the given half widths to each side of a point, clipped at the poles. */
export function boxAround({ lat, lon }: Point, halfLatDeg: number, halfLonDeg: number): MapBox {
  return {
    minLat: Math.max(-90, lat - halfLatDeg),
    maxLat: Math.min(90, lat + halfLatDeg),
    minLon: normalizeLon(lon - halfLonDeg),
    maxLon: normalizeLon(lon + halfLonDeg),
  };
}

/** Normalizes degrees east to [-180, 180). */
export function normalizeLon(deg: number): number {
  return ((((deg + 180) % 360) + 360) % 360) - 180;
}
