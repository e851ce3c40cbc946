/** A point on the earth, degrees north and east (WGS 84). */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Mean radius of the WGS 84 ellipsoid (IUGG R1); a sphere is within 0.6 % of true distances. */
const EARTH_RADIUS_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** Great-circle distance in km, [0, 20016], by the haversine formula (Sinnott 1984). */
export function distanceKm(from: Point, to: Point): number {
  const halfLat = Math.sin(((to.lat - from.lat) * RADIANS) / 2);
  const halfLon = Math.sin(((to.lon - from.lon) * RADIANS) / 2);
  const chord = halfLat ** 2 + Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * halfLon ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Bearing at `from` of the great circle to `to`, degrees true, [0, 360). */
export function bearingDeg(from: Point, to: Point): number {
  const turn = (to.lon - from.lon) * RADIANS;
  const east = Math.sin(turn) * Math.cos(to.lat * RADIANS);
  const north =
    Math.cos(from.lat * RADIANS) * Math.sin(to.lat * RADIANS) -
    Math.sin(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * Math.cos(turn);
  return (Math.atan2(east, north) / RADIANS + 360) % 360;
}

/** The point `km` away along a bearing; longitude in [-180, 180). */
export function pointAlong(from: Point, bearing: number, km: number): Point {
  const arc = km / EARTH_RADIUS_KM;
  const lat = Math.asin(
    Math.sin(from.lat * RADIANS) * Math.cos(arc) +
      Math.cos(from.lat * RADIANS) * Math.sin(arc) * Math.cos(bearing * RADIANS),
  );
  const turn = Math.atan2(
    Math.sin(bearing * RADIANS) * Math.sin(arc) * Math.cos(from.lat * RADIANS),
    Math.cos(arc) - Math.sin(from.lat * RADIANS) * Math.sin(lat),
  );
  return { lat: lat / RADIANS, lon: ((from.lon + turn / RADIANS + 540) % 360) - 180 };
}
