import type { AccuracyReply } from '@groundswell/contracts';

type Errors = AccuracyReply['overall'];

/** The forecasts of a lead time in days, compared with measurements. */
export interface DayErrors {
  /** The lead time as a day number: day 1 is the first 24 hours of a model run. */
  readonly day: number;
  /** The mean absolute errors, metres, seconds and degrees; undefined if nothing was compared. */
  readonly heightM: number;
  readonly periodS: number | undefined;
  readonly fromDeg: number | undefined;
  /** The mean error (bias) of the height, metres; positive if the forecasts were too high. */
  readonly biasM: number;
  /** The number of compared heights, each of an hour at a buoy. */
  readonly hours: number;
}

/** The lead times that the table shows, in days. */
const DAYS = [1, 2, 3, 5, 7, 10, 13, 16];

/** Returns a row for each shown lead time that has compared heights. */
export function listDayErrors({ height_m, period_s, direction_deg }: Errors): readonly DayErrors[] {
  return DAYS.flatMap((day) => {
    const [heightM, biasM] = [height_m.mae[day - 1], height_m.bias[day - 1]];
    if (heightM == null || biasM == null) return [];
    const [periodS, fromDeg] = [period_s.mae[day - 1] ?? undefined, direction_deg.mae[day - 1] ?? undefined];
    return [{ day, heightM, biasM, periodS, fromDeg, hours: height_m.n[day - 1] ?? 0 }];
  });
}

/** The bias is named only above this share of the mean error; a smaller share may be chance. */
const LEANING = 1 / 3;

/** Returns whether heights were mostly above or below the measurements. */
export function leaningOf({ heightM, biasM }: DayErrors): 'high' | 'low' | 'none' {
  if (Math.abs(biasM) <= heightM * LEANING) return 'none';
  return biasM > 0 ? 'high' : 'low';
}

/** Returns the errors of the beach's buoy if it was compared, otherwise the errors of all buoys together. */
export function errorsFor({ buoys, overall }: AccuracyReply, buoyId: string | undefined) {
  const own = buoys.find((one) => one.buoy === buoyId && listDayErrors(one).length > 0);
  return { own, days: listDayErrors(own ?? overall) };
}
