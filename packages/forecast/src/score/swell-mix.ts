import { toRadians } from '../angles.ts';
import type { Train } from '../ocean-at-beach.ts';

/** The combined character of the trains that reach a beach, weighted by the power each train brings. */
export interface SwellMix {
  readonly periodS: number;
  /**
   * The degree of crossing: 0 where all swells come from one direction, 0.5 for two equal swells at right angles, near
   * 1 for two opposing swells.
   */
  readonly crossing: number;
}

/**
 * Returns the power ashore of each train. Deep-water power is proportional to H² T; `ashore` is the share that comes
 * ashore, [0, 1].
 */
export function shorePowers(trains: readonly (Train & { readonly ashore: number })[]): number[] {
  return trains.map(({ heightM, periodS, ashore }) => heightM ** 2 * periodS * ashore);
}

/**
 * Returns the mean period of all trains and the crossing of the swells. Crossing is 1 - R², where R is the length of
 * the mean direction vector (Mardia & Jupp 2000, Directional Statistics, section 2.3). Returns undefined when no power
 * reaches the shore.
 */
export function mixOf(trains: readonly Train[], powers: readonly number[]): SwellMix | undefined {
  let all = 0;
  let periods = 0;
  let swells = 0;
  let east = 0;
  let north = 0;
  let index = 0;
  for (const { kind, periodS, fromDeg } of trains) {
    const power = powers[index++] ?? 0;
    all += power;
    periods += power * periodS;
    if (kind === 'sea') continue;
    swells += power;
    east += power * Math.sin(toRadians(fromDeg));
    north += power * Math.cos(toRadians(fromDeg));
  }
  if (!(all > 0)) return undefined;
  const resultant = swells > 0 ? Math.hypot(east, north) / swells : 1;
  return { periodS: periods / all, crossing: (Math.max(0, 1 - resultant ** 2) * swells) / all };
}
