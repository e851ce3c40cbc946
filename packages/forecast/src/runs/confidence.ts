import type { BeachForecast, ForecastDay } from '../beach-forecast.ts';
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

/** A sea that differs from the model's does so for about half a day on. Our judgement. */
const CHANGE_FADES_MS = 12 * HOUR_MS;

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
function faceErrorAt(forecast: BeachForecast, at: number, day: number): number {
  const { waves, older } = forecast.sources;
  const runAt = older && at >= older.fromAt ? older.runAt : (waves?.runAt ?? forecast.updatedAt);
  return faceError((at - runAt) / (24 * HOUR_MS), spreadAt(forecast, at, day));
}

/** The spread of the last runs, as part of the face: a day's own at its middle, and linear between two of them. */
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

/** What a buoy measures now of a sea: by what part it is higher than the model's, below 0 lower. */
export interface MeasuredChange {
  readonly change: number;
  /** The index of today. */
  readonly today: number;
}

/**
 * How far the sets may be below and above a forecast's face at an instant of the day at `day`, as parts of it, two times
 * in three. Today the range reaches to what is measured, until noon of the next day to ever less of it.
 */
export function likelyParts(
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
