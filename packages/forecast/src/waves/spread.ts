import { toDegrees, toRadians } from '../angles.ts';
import type { Train } from '../ocean-at-beach.ts';

/**
 * Returns the directional spreading exponent of a train: s of cos^2s(d/2) (Longuet-Higgins, Cartwright & Smith 1963).
 * Goda (2010, Random Seas, section 2.3.2) gives 10 for wind waves, 25 for swell after a short decay, 75 after a long
 * one. The period stands in for the decay distance: 25 up to 10 s, 75 from 16 s on, linear between.
 */
export function spreadExponent({ kind, periodS }: Pick<Train, 'kind' | 'periodS'>): number {
  if (kind === 'sea') return 10;
  return Math.min(75, Math.max(25, 25 + ((periodS - 10) / 6) * 50));
}

/**
 * Returns the energy density at an angle of `offDeg` to the train's mean direction, relative to the density in the mean
 * direction.
 */
export function spreadDensity(exponent: number, offDeg: number): number {
  return Math.abs(Math.cos(toRadians(offDeg) / 2)) ** (2 * exponent);
}

/**
 * Returns the directional spread of a train in degrees: the standard deviation of its directions, sqrt(2 / (s + 1))
 * radians (Kuik, van Vledder & Holthuijsen 1988).
 */
export function directionalSpreadDeg(exponent: number): number {
  return toDegrees(Math.sqrt(2 / (exponent + 1)));
}
