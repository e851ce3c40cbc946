import type { BeachForecast } from '../beach-forecast.ts';
import type { ForecastHour } from '../forecast-hours.ts';
import { likelyRange, type MeasuredChange } from './confidence.ts';
import { LIKELY_DEVIATIONS } from './face-error.ts';
import { chanceAtLeast } from './log-normal.ts';

/**
 * The face of an hour's sets as a distribution: log-normal about its median, metres. The errors are standard deviations
 * of its logarithm. They differ only while a measurement extends one side of the likely range.
 */
export interface UncertainFace {
  readonly medianM: number;
  readonly errorBelow: number;
  readonly errorAbove: number;
}

/** The 25th and 75th percentiles of the normal distribution, in standard deviations from its middle. */
const QUARTILE_DEVIATIONS = 0.6745;
const DEVIATIONS = [-LIKELY_DEVIATIONS, -QUARTILE_DEVIATIONS, 0, QUARTILE_DEVIATIONS, LIKELY_DEVIATIONS] as const;

/** Returns the distribution of an hour's sets; undefined where the face is unknown. */
export function uncertainFace(
  forecast: BeachForecast,
  { at, day, faceHeightM }: Pick<ForecastHour, 'at' | 'day' | 'faceHeightM'>,
  measured?: MeasuredChange,
): UncertainFace | undefined {
  if (faceHeightM === undefined) return undefined;
  const { below, above } = likelyRange(forecast, at, day, measured);
  return {
    medianM: faceHeightM,
    errorBelow: -Math.log(1 - below) / LIKELY_DEVIATIONS,
    errorAbove: Math.log(1 + above) / LIKELY_DEVIATIONS,
  };
}

/** The faces that 9, 7.5, 5, 2.5 and 1 in 10 cases exceed: the 10th, 25th, 50th, 75th and 90th percentiles, metres. */
export type FaceQuantiles = readonly [p10: number, p25: number, p50: number, p75: number, p90: number];

export function faceQuantiles({ medianM, errorBelow, errorAbove }: UncertainFace): FaceQuantiles {
  const at = (deviations: number) => medianM * Math.exp(deviations * (deviations < 0 ? errorBelow : errorAbove));
  const [p10, p25, p50, p75, p90] = DEVIATIONS;
  return [at(p10), at(p25), at(p50), at(p75), at(p90)];
}

/** Returns the probability that the sets are at least a height in metres, which is greater than 0. */
export function chanceOfFace({ medianM, errorBelow, errorAbove }: UncertainFace, atLeastM: number): number {
  return chanceAtLeast({ median: medianM, error: atLeastM > medianM ? errorAbove : errorBelow }, atLeastM);
}
