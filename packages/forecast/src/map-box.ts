import type { Point } from './great-circle.ts';

/** A part of the map, degrees; where `minLon` is greater than `maxLon` it crosses the antimeridian. */
export interface MapBox {
  readonly minLat: number;
  readonly maxLat: number;
  readonly minLon: number;
  readonly maxLon: number;
}

/** Where a map opens when no beach was seen yet: Cape Hatteras. */
export const DEFAULT_CENTER: Point = { lat: 35.232, lon: -75.531 };

export function isInBox(box: MapBox, { lat, lon }: Point): boolean {
  if (lat < box.minLat || lat > box.maxLat) return false;
  return box.minLon <= box.maxLon ? lon >= box.minLon && lon <= box.maxLon : lon >= box.minLon || lon <= box.maxLon;
}

export function boxWidthDeg({ minLon, maxLon }: MapBox): number {
  return minLon <= maxLon ? maxLon - minLon : maxLon - minLon + 360;
}

export function middleOfBox(box: MapBox): Point {
  return { lat: (box.minLat + box.maxLat) / 2, lon: turnEast(box.minLon + boxWidthDeg(box) / 2) };
}

/** The box that reaches so far to each side of a point, cut at the poles. */
export function boxAround({ lat, lon }: Point, halfLatDeg: number, halfLonDeg: number): MapBox {
  return {
    minLat: Math.max(-90, lat - halfLatDeg),
    maxLat: Math.min(90, lat + halfLatDeg),
    minLon: turnEast(lon - halfLonDeg),
    maxLon: turnEast(lon + halfLonDeg),
  };
}

/** Degrees east in [-180, 180). */
export function turnEast(deg: number): number {
  return ((((deg + 180) % 360) + 360) % 360) - 180;
}
