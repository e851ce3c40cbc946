import type { AccuracyReply } from '@groundswell/contracts';

type Errors = AccuracyReply['overall'];

/** The forecasts of a lead time in days, compared with measurements; undefined figures have too few pairs. */
export interface DayErrors {
  /** The lead time as a day number: day 1 is the first 24 hours of a model run. */
  readonly day: number;
  /** The mean absolute errors, metres, seconds and degrees. */
  readonly heightM: number | undefined;
  readonly periodS: number | undefined;
  readonly fromDeg: number | undefined;
  /** The mean error (bias) of the height, metres; positive if the forecasts were too high. */
  readonly biasM: number | undefined;
  /** The percentage of hours within a foot and a half. */
  readonly withinPct: number | undefined;
  /** The number of compared heights: hours at a buoy, once for each run. */
  readonly hours: number;
}

/** The same against observations averaged over three hours, as weather services compare. */
export interface AveragedErrors {
  readonly day: number;
  readonly hours: number;
  readonly biasM: number | undefined;
  readonly rmsM: number | undefined;
  /** The scatter index: the standard deviation of the error over the mean observed height. */
  readonly scatter: number | undefined;
}

/** The lead times that the table shows, in days. */
const DAYS = [1, 2, 3, 5, 7, 10, 13, 16];
const AVERAGED_DAYS = [1, 3, 5, 7, 10];

/** Returns a row for each shown lead time that has compared heights. */
export function listDayErrors({ height_m, within_pct, period_s, direction_deg }: Errors): readonly DayErrors[] {
  return DAYS.filter((day) => height_m.n[day - 1]).map((day) => ({
    day,
    heightM: height_m.mae[day - 1] ?? undefined,
    biasM: height_m.bias[day - 1] ?? undefined,
    withinPct: within_pct[day - 1] ?? undefined,
    periodS: period_s.mae[day - 1] ?? undefined,
    fromDeg: direction_deg.mae[day - 1] ?? undefined,
    hours: height_m.n[day - 1] ?? 0,
  }));
}

/** Returns a row of the averaged comparison for each lead time that has compared heights. */
export function listAveragedErrors({ averaged_m: { n, bias, rms, scatter } }: Errors): readonly AveragedErrors[] {
  return AVERAGED_DAYS.filter((day) => n[day - 1]).map((day) => ({
    day,
    hours: n[day - 1] ?? 0,
    biasM: bias[day - 1] ?? undefined,
    rmsM: rms[day - 1] ?? undefined,
    scatter: scatter[day - 1] ?? undefined,
  }));
}

/** The bias is named only above this share of the mean error; a smaller share may be chance. */
const LEANING = 1 / 3;

/** Returns whether heights were mostly above or below the measurements. */
export function leaningOf({ heightM = 0, biasM = 0 }: Pick<DayErrors, 'heightM' | 'biasM'>): 'high' | 'low' | 'none' {
  if (Math.abs(biasM) <= heightM * LEANING) return 'none';
  return biasM > 0 ? 'high' : 'low';
}

/**
 * Returns the errors of the beach's buoy if it was compared, otherwise the errors of all buoys together; `left` is the
 * beach's buoy if it has no figures.
 */
export function errorsFor({ buoys, overall, left_out }: AccuracyReply, buoyId: string | undefined) {
  const own = buoys.find((one) => one.buoy === buoyId && listDayErrors(one).length > 0);
  const left = left_out.find(({ buoy }) => buoy === buoyId);
  return { own, left, days: listDayErrors(own ?? overall) };
}
