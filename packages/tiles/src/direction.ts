/**
 * Returns the unit vector, as east and north, that points to a direction of origin; `fromDeg` is true degrees, any
 * equivalent angle.
 */
export function vectorOf(fromDeg: number): readonly [east: number, north: number] {
  const turn = (fromDeg * Math.PI) / 180;
  return [Math.sin(turn), Math.cos(turn)];
}

/** Returns the direction a vector points to, true degrees, [0, 360). */
export function directionOf(east: number, north: number): number {
  const deg = (Math.atan2(east, north) * 180) / Math.PI;
  return deg < 0 ? (deg + 360) % 360 : deg;
}
