import { toRadians } from '../angles.ts';
import type { Train } from '../ocean-at-beach.ts';

/**
 * How narrow a train is about its direction, s of cos^2s(d/2) (Longuet-Higgins, Cartwright & Smith 1963). Goda (2010)
 * Random Seas, section 2.3.2: 10 for wind waves, 25 for swell that decayed a short way, 75 for a long way. The period
 * stands for the way here: 25 up to 10 s, 75 from 16 s on, linear between.
 */
export function spreadExponent({ kind, periodS }: Pick<Train, 'kind' | 'periodS'>): number {
  if (kind === 'sea') return 10;
  return Math.min(75, Math.max(25, 25 + ((periodS - 10) / 6) * 50));
}

/** Energy towards a direction so far off the train's own, for each unit straight on it. */
export function spreadDensity(exponent: number, offDeg: number): number {
  return Math.abs(Math.cos(toRadians(offDeg) / 2)) ** (2 * exponent);
}
