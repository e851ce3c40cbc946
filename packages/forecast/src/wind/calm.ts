import { KNOTS_PER_MPS } from '../units.ts';

/**
 * The limit of a calm, Beaufort 0: smoke rises straight up, and stations report no direction (WMO-No. 8, part I,
 * chapter 5).
 */
const CALM_BELOW_KT = 1;

/**
 * Returns the direction a wind comes from, degrees true; undefined in a calm, which has no direction, and where it is
 * unknown.
 */
export function windOrigin(speedMps: number | undefined, fromDeg: number | undefined): number | undefined {
  return speedMps !== undefined && isCalm(speedMps) ? undefined : fromDeg;
}

export function isCalm(speedMps: number): boolean {
  return speedMps * KNOTS_PER_MPS < CALM_BELOW_KT;
}
