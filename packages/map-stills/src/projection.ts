import { type Point, toDegrees, toRadians } from '@groundswell/forecast';
import type { MapStillView } from './views.ts';

export type Spot = readonly [x: number, y: number];

export interface Projection {
  /**
   * Projects a point to its spot in the view. A point beyond the date line is placed on the side nearer to the view's
   * middle.
   */
  place(point: Point): Spot;
  /** Returns the point on the map at a spot of the view; its longitude is in [-180, 180). */
  pointAt(x: number, y: number): Point;
}

/** Returns the mercator projection on a sphere, Snyder (1987) equations 7-1 to 7-4, centred on the view's middle. */
export function projectionOf({ width, height, lon, lat, scale }: MapStillView): Projection {
  const perRadian = toDegrees(scale);
  const northOf = (degrees: number) => Math.asinh(Math.tan(toRadians(degrees))) * perRadian;
  const middle = northOf(lat);
  return {
    place: (point) => [
      width / 2 + scale * (mod(point.lon - lon + 180, 360) - 180),
      height / 2 + middle - northOf(point.lat),
    ],
    pointAt: (x, y) => ({
      lon: mod(lon + (x - width / 2) / scale + 180, 360) - 180,
      lat: toDegrees(Math.atan(Math.sinh((middle + height / 2 - y) / perRadian))),
    }),
  };
}

function mod(value: number, turn: number): number {
  return value - turn * Math.floor(value / turn);
}
