export const EARTH_RADIUS_KM = 6371.2;
export const KM_PER_DEG = (Math.PI / 180) * EARTH_RADIUS_KM;
export const RAD_PER_DEG = Math.PI / 180;

export interface Place {
  readonly latDeg: number;
  /** Degrees east, any equivalent longitude. */
  readonly lonDeg: number;
}

/** Length of a vector. Math.hypot is several times slower, and this is asked at every point of every field. */
export function magnitude(east: number, north: number): number {
  return Math.sqrt(east * east + north * north);
}

/** Great-circle distance in kilometres. */
export function distanceKm(a: Place, b: Place): number {
  const halfLat = Math.sin(((b.latDeg - a.latDeg) * RAD_PER_DEG) / 2);
  const halfLon = Math.sin(((b.lonDeg - a.lonDeg) * RAD_PER_DEG) / 2);
  const chord = halfLat ** 2 + Math.cos(a.latDeg * RAD_PER_DEG) * Math.cos(b.latDeg * RAD_PER_DEG) * halfLon ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Bearing of the great circle from `a` towards `b` at `a`, radians clockwise from north. */
export function bearingRad(a: Place, b: Place): number {
  const turn = (b.lonDeg - a.lonDeg) * RAD_PER_DEG;
  const latA = a.latDeg * RAD_PER_DEG;
  const latB = b.latDeg * RAD_PER_DEG;
  return Math.atan2(
    Math.sin(turn) * Math.cos(latB),
    Math.cos(latA) * Math.sin(latB) - Math.sin(latA) * Math.cos(latB) * Math.cos(turn),
  );
}

/** The place `km` from `from` along the bearing (radians). */
export function travel(from: Place, bearing: number, km: number): Place {
  const arc = km / EARTH_RADIUS_KM;
  const lat = from.latDeg * RAD_PER_DEG;
  const sinLat = Math.sin(lat) * Math.cos(arc) + Math.cos(lat) * Math.sin(arc) * Math.cos(bearing);
  const turn = Math.atan2(Math.sin(bearing) * Math.sin(arc) * Math.cos(lat), Math.cos(arc) - Math.sin(lat) * sinLat);
  return { latDeg: Math.asin(sinLat) / RAD_PER_DEG, lonDeg: from.lonDeg + turn / RAD_PER_DEG };
}
