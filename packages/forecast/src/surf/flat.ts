/** The smallest face that can be ridden, metres. */
export const FLAT_BELOW_M = 0.15;

export function isFlat(faceM: number): boolean {
  return faceM < FLAT_BELOW_M;
}
