import type { BeachForecast } from '../beach-forecast.ts';
import { HOUR_MS } from '../time/local-days.ts';

export type Confidence = 'high' | 'medium' | 'low';

/**
 * The standard error of a forecast height, as part of it, and what a day adds: round numbers of our own, of the order
 * that comparisons of wave models with buoys find (Bidlot et al. 2002, Weather and Forecasting 17, and those since), not
 * fitted to them. `GET /api/accuracy` has our own errors by lead day to set them by.
 */
const FIRST_ERROR = 0.1;
const ERROR_PER_DAY = 0.03;
const SEASON_ERROR = 0.45;
/** More than this is not told: a band has a lower end. */
const MOST_ERROR = 0.9;

/** Up to the first a face is off by a step of the ranges at most, two times in three; up to the second by two. */
const HIGH_UPTO = 0.21;
const MEDIUM_UPTO = 0.33;

/**
 * The standard error of a face, as part of it, `leadDays` after its run began. The spread of the last runs adds to it,
 * as errors do that are independent; runs that agree take nothing away, for they share their errors.
 */
export function faceError(leadDays: number, spread = 0): number {
  const byLead = Math.min(SEASON_ERROR, FIRST_ERROR + ERROR_PER_DAY * Math.max(0, leadDays));
  return Math.min(MOST_ERROR, Math.hypot(byLead, spread));
}

/** The standard error of a forecast's face at an instant of the day at `day`, as part of the face. */
function faceErrorAt({ sources, runs, updatedAt }: BeachForecast, at: number, day: number): number {
  const { waves, older } = sources;
  const runAt = older && at >= older.fromAt ? older.runAt : (waves?.runAt ?? updatedAt);
  return faceError((at - runAt) / (24 * HOUR_MS), (runs?.spreadPct[day] ?? 0) / 100);
}

/**
 * How far the sets may be below and above a forecast's face at an instant, as parts of it, two times in three.
 * `measuredChange` is the part by which a buoy measures a higher sea than the model's on that day, below 0 a lower one: the
 * range reaches to it.
 */
export function likelyParts(
  forecast: BeachForecast,
  at: number,
  day: number,
  measuredChange = 0,
): { readonly below: number; readonly above: number } {
  const error = faceErrorAt(forecast, at, day);
  const reach = (part: number) => Math.min(MOST_ERROR, Math.max(error, part));
  return { below: reach(-measuredChange), above: reach(measuredChange) };
}

export function confidenceOf(error: number): Confidence {
  if (error > MEDIUM_UPTO) return 'low';
  return error > HIGH_UPTO ? 'medium' : 'high';
}
