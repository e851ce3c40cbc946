import { HOUR_MS } from '@groundswell/durations';
import type { BeachForecast } from '../beach-forecast.ts';
import { faceError, LIKELY_DEVIATIONS } from './face-error.ts';

export type Confidence = 'high' | 'medium' | 'low';

/** The time over which a measured deviation from the model fades out. It is our own estimate. */
const CHANGE_FADES_MS = 12 * HOUR_MS;
/** The greatest measured deviation that the range extends to, as a share of the face. */
const MOST_CHANGE = 0.9;

/**
 * The largest errors for high and for medium confidence. Each word stands on at least 15 % of the days of all beaches
 * in a year of the sample ocean. At 0.4, eight faces in ten lie between three and five thirds of it.
 */
const HIGH_UPTO = 0.4;
const MEDIUM_UPTO = 0.55;

/** The relative difference of the measured sea from the model's: above 0 the sea is higher, below 0 lower. */
export interface MeasuredChange {
  readonly change: number;
  /** The index of today in the forecast's days. */
  readonly today: number;
}

export interface LikelyRange {
  /** How far the sets may lie below and above the forecast face, as shares of that face, in eight cases of ten. */
  readonly below: number;
  readonly above: number;
  /** The standard deviation of the face's logarithm that corresponds to the wider side. */
  readonly error: number;
}

/**
 * Returns the range in which the sets lie eight times in ten. `day` is the index of the day that contains `at`. Today
 * the range extends to the measured value; this extension fades until noon tomorrow.
 */
export function likelyRange(
  forecast: BeachForecast,
  at: number,
  day: number,
  { change, today }: MeasuredChange = { change: 0, today: day },
): LikelyRange {
  const error = faceError(forecast, at, day);
  const sinceToday = at - (forecast.days[today]?.endAt ?? at);
  const left = Math.min(1, Math.max(0, 1 - sinceToday / CHANGE_FADES_MS));
  const measured = left * Math.max(-MOST_CHANGE, Math.min(MOST_CHANGE, change));
  const below = Math.max(1 - Math.exp(-LIKELY_DEVIATIONS * error), -measured);
  const above = Math.max(Math.exp(LIKELY_DEVIATIONS * error) - 1, measured);
  return { below, above, error: Math.max(-Math.log(1 - below), Math.log(1 + above)) / LIKELY_DEVIATIONS };
}

export function confidenceOf(error: number): Confidence {
  if (error > MEDIUM_UPTO) return 'low';
  return error > HIGH_UPTO ? 'medium' : 'high';
}
