const RADIANS_PER_DEGREE = Math.PI / 180;

export function toRadians(deg: number): number {
  return deg * RADIANS_PER_DEGREE;
}

export function toDegrees(rad: number): number {
  return rad / RADIANS_PER_DEGREE;
}

/** Returns the same direction in [0, 360). Accepts degrees of any range. */
export function normalizeDeg(deg: number): number {
  const turned = deg % 360;
  return turned < 0 ? (turned + 360) % 360 : turned;
}

/** Returns the same direction in whole degrees, 0 to 359. Accepts any range. */
export function wholeDeg(deg: number): number {
  return normalizeDeg(Math.round(deg));
}

/**
 * Returns the smallest angle between two compass directions, degrees, [0, 180]. Both directions may be of any range.
 */
export function angleBetweenDeg(aDeg: number, bDeg: number): number {
  const turn = Math.abs(aDeg - bDeg) % 360;
  return turn > 180 ? 360 - turn : turn;
}

/**
 * Returns the direction at a `fraction` [0, 1] between two directions, degrees, [0, 360). It interpolates unit vectors,
 * so it takes the shorter side across north. Opposite directions have no midpoint, so the nearer one is returned.
 */
export function interpolateDirectionDeg(fromDeg: number, toDeg: number, fraction: number): number {
  if (angleBetweenDeg(fromDeg, toDeg) > 179.9) return normalizeDeg(fraction < 0.5 ? fromDeg : toDeg);
  const east = (1 - fraction) * Math.sin(toRadians(fromDeg)) + fraction * Math.sin(toRadians(toDeg));
  const north = (1 - fraction) * Math.cos(toRadians(fromDeg)) + fraction * Math.cos(toRadians(toDeg));
  return normalizeDeg(toDegrees(Math.atan2(east, north)));
}
