export type Confidence = 'high' | 'medium' | 'low';

/** Days from today: from the first on runs are compared, from the second on their agreement alone is no proof. */
export const CONFIDENCE_FROM_DAY = 4;
const NEVER_HIGH_FROM_DAY = 8;
const HIGH_UPTO_PCT = 8;
const MEDIUM_UPTO_PCT = 20;

/**
 * The confidence of a day by the spread of the last runs, `spreadPct` of their faces; `day`
 * counts from today, 0. With a standard deviation of 8 % six runs lie within a fifth of the
 * face, less than one step of the ranges surfers use; with 20 % within half of it, two steps.
 * Successive runs share their errors, so from the ninth day on agreement gives medium at best.
 */
export function confidenceOf(spreadPct: number, day: number): Confidence {
  if (spreadPct > MEDIUM_UPTO_PCT) return 'low';
  return spreadPct > HIGH_UPTO_PCT || day >= NEVER_HIGH_FROM_DAY ? 'medium' : 'high';
}
