import { HOUR_MS } from '@groundswell/durations';

/**
 * The time after which 1 / e of a measured error remains. The best forecast of an error is the error times its
 * autocorrelation (for wind: Nielsen, Joensen, Madsen, Landberg & Giebel 1998, Wind Energy 1). Two hours is the longest
 * time that does no harm at any lead time over six weeks of buoy 44013: see `nowcast-at-44013.test.ts`.
 */
export const FADE_MS = 2 * HOUR_MS;

/** The weight below which a correction counts as ended. */
const LEAST_WEIGHT = 0.1;

/**
 * Returns the weight of a measured error `afterMs` after the measurement, [0, 1]: `place`, its initial weight, times an
 * exponential decay. Earlier hours get the initial weight.
 */
export function fadeWeight(afterMs: number, place = 1, fadeMs = FADE_MS): number {
  const weight = place * Math.exp(-Math.max(0, afterMs) / fadeMs);
  return weight < LEAST_WEIGHT ? 0 : weight;
}

/** Returns when `fadeWeight` becomes 0, ms after the measurement; 0 where the initial weight already counts as 0. */
export function fadesWithinMs(place = 1, fadeMs = FADE_MS): number {
  return Math.max(0, fadeMs * Math.log(place / LEAST_WEIGHT));
}
