import { perBand } from '../verify/lead-tallies.ts';
import type { SwellBand } from '../verify/swell-band.ts';

/**
 * The errors of a wave model's significant heights on one coast: standard deviations of the logarithm of the observed
 * over the forecast height.
 */
export interface HeightErrors {
  /** The error by lead day that the spread of runs does not show, for each band of the forecast's peak period. */
  readonly base: Readonly<Record<SwellBand, readonly number[]>>;
  /** The error for each unit of the last runs' relative spread. It adds to `base` as an independent error. */
  readonly perSpread: number;
}

/**
 * The errors of GFS-Wave by lead day as published, before our own pairs. Mean absolute errors of 0.286, 0.312 and
 * 0.373 m at NDBC buoys at 24, 48 and 72 h, in seas of 1.9 m, are 0.19, 0.21 and 0.25 as standard deviations. By day 7
 * the error within 84 h, at most 0.24, has doubled. From day 8 on it tends to the spread of the climate.
 */
export const PUBLISHED_ERRORS: readonly number[] = [
  0.18, 0.2, 0.23, 0.26, 0.31, 0.36, 0.41, 0.45, 0.48, 0.51, 0.53, 0.55, 0.57, 0.58, 0.59, 0.6,
];

/**
 * The factor on the spread of runs before our own pairs, as if the runs differed by all of the rest. On day 1 the
 * whole error is about six times their difference, on day 7 twice.
 */
export const PUBLISHED_PER_SPREAD = 1;

/** The share of the published error that remains without the runs' spread: 0.6 of 0.66 m on day 4 at Nazaré. */
export const WITHOUT_SPREAD = 0.9;

/**
 * The greatest error that is stated, twice the greatest published. Eight heights in ten then lie between 0.21 and 4.7
 * times the forecast, however far the runs are apart.
 */
export const GREATEST_ERROR = 1.2;

export const PUBLISHED: HeightErrors = {
  base: perBand(() => PUBLISHED_ERRORS.map((error) => Math.round(WITHOUT_SPREAD * error * 1e3) / 1e3)),
  perSpread: PUBLISHED_PER_SPREAD,
};

/**
 * Returns the error of a height `leadDays` after its run began, with the relative spread of the last runs; at most
 * `GREATEST_ERROR`.
 */
export function heightError(
  { base, perSpread }: HeightErrors,
  { leadDays, band, spread = 0 }: { readonly leadDays: number; readonly band: SwellBand; readonly spread?: number },
): number {
  const byDay = base[band];
  // A lead day's error holds at its middle and is linear in between.
  const at = Math.min(byDay.length - 1, Math.max(0, leadDays - 0.5));
  const day = Math.floor(at);
  const [from = 0, to = from] = [byDay[day], byDay[day + 1]];
  return Math.min(GREATEST_ERROR, Math.hypot(from + (to - from) * (at - day), perSpread * spread));
}
