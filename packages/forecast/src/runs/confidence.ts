import { HOUR_MS } from '@groundswell/durations';
import type { BeachForecast, ForecastDay } from '../beach-forecast.ts';

export type Confidence = 'high' | 'medium' | 'low';

/**
 * The relative standard error of a forecast height at the start of a run, and its growth for each day. The values are
 * our own round numbers. They are of the order of published comparisons of wave models with buoys (Bidlot et al. 2002,
 * Weather and Forecasting 17, and later). They can be tuned to our own errors by lead day, which `GET /api/accuracy`
 * reports.
 */
const FIRST_ERROR = 0.1;
const ERROR_PER_DAY = 0.03;
const SEASON_ERROR = 0.45;
/** The upper limit of the stated relative error, so that the lower end of a range stays above 0. */
const MOST_ERROR = 0.9;

/** The time over which a measured deviation from the model fades out. It is our own estimate. */
const CHANGE_FADES_MS = 12 * HOUR_MS;

/**
 * The largest relative errors for high and for medium confidence. Up to 0.21, two out of three faces are within one
 * step of the surf ranges. Up to 0.33, two out of three are within two steps.
 */
const HIGH_UPTO = 0.21;
const MEDIUM_UPTO = 0.33;

/**
 * Returns the relative standard error of a face `leadDays` days after its run began. The spread of the latest runs is
 * added as an independent error. Close agreement of the runs does not lower the error, because the runs share the same
 * model errors.
 */
export function faceError(leadDays: number, spread = 0): number {
  const byLead = Math.min(SEASON_ERROR, FIRST_ERROR + ERROR_PER_DAY * Math.max(0, leadDays));
  return Math.min(MOST_ERROR, Math.hypot(byLead, spread));
}

/** Returns the relative standard error of a forecast's face at an instant of the day with index `day`. */
function faceErrorAt(forecast: BeachForecast, at: number, day: number): number {
  const { waves, older } = forecast.sources;
  const runAt = older && at >= older.fromAt ? older.runAt : (waves?.runAt ?? forecast.updatedAt);
  return faceError((at - runAt) / (24 * HOUR_MS), spreadAt(forecast, at, day));
}

/**
 * Returns the relative spread of the last runs: a day's own spread at its middle, interpolated linearly between the
 * middles of days.
 */
function spreadAt({ runs, days }: BeachForecast, at: number, day: number): number {
  const own = days[day];
  const beside = own && days[at < middleOf(own) ? day - 1 : day + 1];
  const spreadOf = (index: number) => (runs?.spreadPct[index] ?? 0) / 100;
  if (!own || !beside) return spreadOf(day);
  const share = (at - middleOf(own)) / (middleOf(beside) - middleOf(own));
  return spreadOf(day) + share * (spreadOf(days.indexOf(beside)) - spreadOf(day));
}

function middleOf({ startAt, endAt }: ForecastDay): number {
  return (startAt + endAt) / 2;
}

/** The relative difference of the measured sea from the model's: above 0 the sea is higher, below 0 lower. */
export interface MeasuredChange {
  readonly change: number;
  /** The index of today in the forecast's days. */
  readonly today: number;
}

/**
 * Returns how far the sets may lie below and above the forecast face, as shares of that face, with a probability of two
 * in three. `day` is the index of the day that contains `at`. Today the range extends to the measured value; this
 * extension fades until noon tomorrow.
 */
export function likelyRange(
  forecast: BeachForecast,
  at: number,
  day: number,
  { change, today }: MeasuredChange = { change: 0, today: day },
): { readonly below: number; readonly above: number } {
  const error = faceErrorAt(forecast, at, day);
  const sinceToday = at - (forecast.days[today]?.endAt ?? at);
  const left = Math.min(1, Math.max(0, 1 - sinceToday / CHANGE_FADES_MS));
  const reach = (part: number) => Math.max(error, left * Math.min(MOST_ERROR, part));
  return { below: reach(-change), above: reach(change) };
}

export function confidenceOf(error: number): Confidence {
  if (error > MEDIUM_UPTO) return 'low';
  return error > HIGH_UPTO ? 'medium' : 'high';
}
