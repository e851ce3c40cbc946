import { normalizeDeg } from '../angles.ts';

/**
 * How open the water is around a beach as far as the wave model's cell: one number for each 5 degrees clockwise from
 * true north, 0 where land lies that way and 1 where there is only water. Land farther out is part of the model.
 */
export type SwellWindow = readonly number[];

/** Directions of a window. */
export const WINDOW_DIRECTIONS = 72;

const STEP_DEG = 360 / WINDOW_DIRECTIONS;
const SAMPLES_A_SIDE = 5;

/**
 * Openness towards a direction, [0, 1]: the mean over `bendDeg` to either side, for waves that bend so far round the
 * edge of the land; linear between the window's directions. Never lower for a window that is more open.
 */
export function computeOpenness(window: SwellWindow, towardsDeg: number, bendDeg: number): number {
  let sum = 0;
  for (let sample = -SAMPLES_A_SIDE; sample <= SAMPLES_A_SIDE; sample++) {
    const steps = normalizeDeg(towardsDeg + (bendDeg * sample) / SAMPLES_A_SIDE) / STEP_DEG;
    const below = Math.floor(steps);
    const from = window[below % WINDOW_DIRECTIONS] ?? 0;
    const to = window[(below + 1) % WINDOW_DIRECTIONS] ?? 0;
    sum += from + (steps - below) * (to - from);
  }
  return sum / (2 * SAMPLES_A_SIDE + 1);
}
