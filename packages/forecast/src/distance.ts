import { toRadians } from './angles.ts';

const EARTH_RADIUS_KM = 6371.009;

interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** Great-circle distance in km by the haversine formula; within 0.5 % of the ellipsoid's. Degrees north and east. */
export function distanceKm(a: Position, b: Position): number {
  const latTurn = Math.sin(toRadians(b.lat - a.lat) / 2);
  const lonTurn = Math.sin(toRadians(b.lon - a.lon) / 2);
  const h = latTurn ** 2 + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * lonTurn ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
