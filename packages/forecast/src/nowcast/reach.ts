import { angleBetweenDeg, toRadians } from '../angles.ts';
import { bearingDeg, distanceKm, type Point } from '../great-circle.ts';

/**
 * The distance over which a reading's weight falls to 1 / e, km. The sea is uniform over tens of kilometres, the air
 * near the coast is not.
 */
const REACH_KM = { waves: 75, airC: 40, waterC: 40 } as const;
export type MeasuredQuantity = keyof typeof REACH_KM;

/**
 * Returns how well a station represents the beach, [0, 1], by its distance and, for waves, its direction. A buoy
 * straight out to sea measures the waves that come in; a buoy along the coast counts half. Other stations are weighted
 * by distance alone, because their exposure is unknown.
 */
export function placeWeight(
  beach: Point & { readonly facingDeg: number },
  station: Point,
  quantity: MeasuredQuantity,
): number {
  const nearness = Math.exp(-distanceKm(beach, station) / REACH_KM[quantity]);
  if (quantity !== 'waves') return nearness;
  const offDeg = angleBetweenDeg(beach.facingDeg, bearingDeg(beach, station));
  return (nearness * (1 + Math.cos(toRadians(offDeg)))) / 2;
}
