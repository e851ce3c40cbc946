import { HOUR_MS } from '@groundswell/durations';
import type { BeachForecast, ForecastDay } from '../beach-forecast.ts';
import { type SwellBand, swellBand } from '../verify/swell-band.ts';
import type { SwellTransfer } from '../waves/swell-transfer.ts';
import { type HeightErrors, heightError, PUBLISHED } from './height-errors.ts';

/** The errors that a stored forecast states. */
export interface StatedErrors {
  /** The errors of the wave model on the beach's coast; absent before the first comparison with buoys. */
  readonly heights?: HeightErrors;
  /** The error of the way from the sea to the breaking wave, as the standard deviation of the face's logarithm. */
  readonly transfer: number;
}

/**
 * The half width of the stated range in standard deviations. Eight faces in ten lie within it, one below and one above:
 * the 10th and 90th percentiles that weather services state.
 */
export const LIKELY_DEVIATIONS = 1.2816;

/**
 * The error of a beach's transfer by the source of its depths. With perfect waves outside, our rays over a made floor
 * are off by 33 % against CDIP's model. Over a sounded floor the remaining scatter is that of heights at Scripps Pier
 * over those of buoy 46225 at one period and direction, 0.17 in the mean.
 */
const TRANSFER_ERRORS: Readonly<Record<SwellTransfer['floor'], number>> = { sounded: 0.17, made: 0.33 };

export function transferError(transfer: SwellTransfer | undefined): number {
  return TRANSFER_ERRORS[transfer?.floor ?? 'made'];
}

/** Returns the standard deviation of the logarithm of a forecast's face at an instant of the day with index `day`. */
export function faceError(forecast: BeachForecast, at: number, day: number): number {
  const { sources, errors, updatedAt } = forecast;
  const { waves, older } = sources;
  const runAt = older && at >= older.fromAt ? older.runAt : (waves?.runAt ?? updatedAt);
  const sea = heightError(errors?.heights ?? PUBLISHED, {
    leadDays: (at - runAt) / (24 * HOUR_MS),
    band: bandAt(forecast, at),
    spread: spreadAt(forecast, at, day),
  });
  return Math.hypot(sea, errors?.transfer ?? TRANSFER_ERRORS.made);
}

/** Returns the band of the highest train's period at an instant. */
function bandAt({ waves, startAt }: BeachForecast, at: number): SwellBand {
  const hour = Math.floor((at - startAt) / HOUR_MS);
  let highest = { heightCm: 0, periodDs: 100 };
  for (const { heightCm, periodDs } of waves?.trains ?? []) {
    const one = { heightCm: heightCm[hour] ?? 0, periodDs: periodDs[hour] ?? 0 };
    if (one.heightCm > highest.heightCm) highest = one;
  }
  return swellBand(highest.periodDs / 10);
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
