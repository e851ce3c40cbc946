import { normalizeDeg, toDegrees, toRadians } from './angles.ts';

/** A point on the earth, degrees north and east (WGS 84). */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** The mean radius of the WGS 84 ellipsoid (IUGG R1). Distances on a sphere are within 0.6 % of true distances. */
const EARTH_RADIUS_KM = 6371.0088;

/** Returns the great-circle distance in km, [0, 20016], by the haversine formula (Sinnott 1984). */
export function distanceKm(from: Point, to: Point): number {
  const halfLat = Math.sin(toRadians(to.lat - from.lat) / 2);
  const halfLon = Math.sin(toRadians(to.lon - from.lon) / 2);
  const chord = halfLat ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * halfLon ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Returns the initial bearing of the great circle from `from` to `to`, degrees true, [0, 360). */
export function bearingDeg(from: Point, to: Point): number {
  const turn = toRadians(to.lon - from.lon);
  const east = Math.sin(turn) * Math.cos(toRadians(to.lat));
  const north =
    Math.cos(toRadians(from.lat)) * Math.sin(toRadians(to.lat)) -
    Math.sin(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.cos(turn);
  return normalizeDeg(toDegrees(Math.atan2(east, north)));
}

/** Returns the point `km` away along a bearing; longitude in [-180, 180). */
export function pointAlong(from: Point, bearing: number, km: number): Point {
  const arc = km / EARTH_RADIUS_KM;
  const lat = Math.asin(
    Math.sin(toRadians(from.lat)) * Math.cos(arc) +
      Math.cos(toRadians(from.lat)) * Math.sin(arc) * Math.cos(toRadians(bearing)),
  );
  const turn = Math.atan2(
    Math.sin(toRadians(bearing)) * Math.sin(arc) * Math.cos(toRadians(from.lat)),
    Math.cos(arc) - Math.sin(toRadians(from.lat)) * Math.sin(lat),
  );
  return { lat: toDegrees(lat), lon: normalizeDeg(from.lon + toDegrees(turn) + 180) - 180 };
}
