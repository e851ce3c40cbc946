const RADIANS_PER_DEGREE = Math.PI / 180;

/** Degrees of any range as radians. */
export function toRadians(deg: number): number {
  return deg * RADIANS_PER_DEGREE;
}

/** Radians of any range as degrees. */
export function toDegrees(rad: number): number {
  return rad / RADIANS_PER_DEGREE;
}

/** The same direction in [0, 360). Degrees, any range. */
export function normalizeDeg(deg: number): number {
  const turned = deg % 360;
  return turned < 0 ? (turned + 360) % 360 : turned;
}

/** The same direction in whole degrees, 0 to 359; any range. */
export function wholeDeg(deg: number): number {
  return normalizeDeg(Math.round(deg));
}

/** Smallest turn between two compass directions. Degrees, [0, 180]; both in any range. */
export function angleBetweenDeg(aDeg: number, bDeg: number): number {
  const turn = Math.abs(aDeg - bDeg) % 360;
  return turn > 180 ? 360 - turn : turn;
}

/**
 * The direction a `fraction` [0, 1] of the way from one to another, by interpolating unit vectors, so along the
 * shorter side across north. For opposite directions, where that is undefined, the nearer end. Degrees, [0, 360).
 */
export function interpolateDirectionDeg(fromDeg: number, toDeg: number, fraction: number): number {
  if (angleBetweenDeg(fromDeg, toDeg) > 179.9) return normalizeDeg(fraction < 0.5 ? fromDeg : toDeg);
  const east = (1 - fraction) * Math.sin(toRadians(fromDeg)) + fraction * Math.sin(toRadians(toDeg));
  const north = (1 - fraction) * Math.cos(toRadians(fromDeg)) + fraction * Math.cos(toRadians(toDeg));
  return normalizeDeg(toDegrees(Math.atan2(east, north)));
}
