export type Confidence = 'high' | 'medium' | 'low';

/** Days from today, from which on runs are worth comparing, and from which on their agreement alone is no proof. */
export const CONFIDENCE_FROM_DAY = 4;
const NEVER_HIGH_FROM_DAY = 8;
const HIGH_UPTO_PCT = 8;
const MEDIUM_UPTO_PCT = 20;

/**
 * How sure a day is by how far the last runs stand apart, `spreadPct` of their faces; `day` counts from today, 0. Six
 * runs with a standard deviation of 8 % lie within a fifth of the face, less than a step of the range that surfers speak
 * in; with 20 % within half of it, two steps. Runs that follow each other share their errors, so from the ninth day on agreement is medium at
 * best.
 */
export function confidenceOf(spreadPct: number, day: number): Confidence {
  if (spreadPct > MEDIUM_UPTO_PCT) return 'low';
  return spreadPct > HIGH_UPTO_PCT || day >= NEVER_HIGH_FROM_DAY ? 'medium' : 'high';
}
