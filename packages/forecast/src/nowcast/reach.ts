import { angleBetweenDeg, toRadians } from '../angles.ts';
import { bearingDeg, distanceKm, type Point } from '../great-circle.ts';

/**
 * The distance over which a reading's weight falls to a third, km: the sea is the same over tens of kilometres, a sea
 * breeze is not.
 */
export const REACH_KM = { waves: 75, wind: 30, airC: 40, waterC: 40 } as const;
export type MeasuredQuantity = keyof typeof REACH_KM;

/**
 * How well a station's place stands for the beach, [0, 1]: nearness, and for waves exposure. A buoy straight out to sea
 * sees the waves that come in; one along the coast half of them. How a wind station stands is not known, so only one
 * on the spot counts in full.
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
