export const EARTH_RADIUS_KM = 6371.2;
export const KM_PER_DEG = (Math.PI / 180) * EARTH_RADIUS_KM;
export const RAD_PER_DEG = Math.PI / 180;

export interface Place {
  readonly latDeg: number;
  /** Degrees east, any equivalent longitude. */
  readonly lonDeg: number;
}

/** A vector from the globe's centre: x towards 0 N 0 E, y towards 0 N 90 E, z towards the North Pole. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export function unitVector({ latDeg, lonDeg }: Place): Vector {
  const lat = latDeg * RAD_PER_DEG;
  const lon = lonDeg * RAD_PER_DEG;
  return { x: Math.cos(lat) * Math.cos(lon), y: Math.cos(lat) * Math.sin(lon), z: Math.sin(lat) };
}

/** Returns the length of a vector. Math.hypot is several times slower, and this runs at every point of every field. */
export function magnitude(east: number, north: number): number {
  return Math.sqrt(east * east + north * north);
}

/** Returns the great-circle distance in kilometres. */
export function distanceKm(a: Place, b: Place): number {
  const halfLat = Math.sin(((b.latDeg - a.latDeg) * RAD_PER_DEG) / 2);
  const halfLon = Math.sin(((b.lonDeg - a.lonDeg) * RAD_PER_DEG) / 2);
  const chord = halfLat ** 2 + Math.cos(a.latDeg * RAD_PER_DEG) * Math.cos(b.latDeg * RAD_PER_DEG) * halfLon ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Returns the place that lies `km` from `from` along the great circle with an initial bearing (radians). */
export function travel(from: Place, bearing: number, km: number): Place {
  const arc = km / EARTH_RADIUS_KM;
  const lat = from.latDeg * RAD_PER_DEG;
  const sinLat = Math.sin(lat) * Math.cos(arc) + Math.cos(lat) * Math.sin(arc) * Math.cos(bearing);
  const turn = Math.atan2(Math.sin(bearing) * Math.sin(arc) * Math.cos(lat), Math.cos(arc) - Math.sin(lat) * sinLat);
  return { latDeg: Math.asin(sinLat) / RAD_PER_DEG, lonDeg: from.lonDeg + turn / RAD_PER_DEG };
}
