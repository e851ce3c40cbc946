/** Returns the direction a vector points to, true degrees, [0, 360). */
export function directionOf(east: number, north: number): number {
  const deg = (Math.atan2(east, north) * 180) / Math.PI;
  return deg < 0 ? (deg + 360) % 360 : deg;
}
