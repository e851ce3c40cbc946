import { HOUR_MS } from '../time/local-days.ts';

/**
 * Hours after which a third (1 / e) of a measured error is still left. An error's best forecast is its autocorrelation
 * times itself (Nielsen, Joensen, Madsen, Landberg & Giebel 1998, Wind Energy 1, use it so for wind). Two hours is the
 * longest that is at no lead worse than nothing on six weeks of buoy 44013: see `nowcast-at-44013.test.ts`.
 */
export const FADE_MS = 2 * HOUR_MS;

/** What is left of less than this is left out. */
const LEAST_WEIGHT = 0.1;

/**
 * How much of a measured error counts so long after it was measured, [0, 1]: `place`, what counts of it at once and
 * before, times what is left of it by then.
 */
export function fadeWeight(afterMs: number, place = 1, fadeMs = FADE_MS): number {
  const weight = place * Math.exp(-Math.max(0, afterMs) / fadeMs);
  return weight < LEAST_WEIGHT ? 0 : weight;
}

/** When `fadeWeight` becomes 0, ms after the measurement; 0 where it is so from the start. */
export function fadesWithinMs(place = 1, fadeMs = FADE_MS): number {
  return Math.max(0, fadeMs * Math.log(place / LEAST_WEIGHT));
}
