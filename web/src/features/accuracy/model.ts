import type { AccuracyReply } from '@groundswell/contracts';

type Errors = AccuracyReply['overall'];

/** The forecasts of one day ahead, against what was measured then. */
export interface DayErrors {
  /** 1 is the first 24 hours of a run. */
  readonly day: number;
  /** How far off on average, metres, seconds and degrees; undefined where nothing was compared. */
  readonly heightM: number;
  readonly periodS: number | undefined;
  readonly fromDeg: number | undefined;
  /** Mean error of the height, metres: above 0 the forecasts were too high. */
  readonly biasM: number;
  /** Heights that were compared, each of an hour at a buoy. */
  readonly hours: number;
}

/** The days ahead that are shown: each of the next ones, then about each third. */
const DAYS = [1, 2, 3, 5, 7, 10, 13, 16];

/** A row for each shown day of which there are heights. */
export function listDayErrors({ height_m, period_s, direction_deg }: Errors): readonly DayErrors[] {
  return DAYS.flatMap((day) => {
    const [heightM, biasM] = [height_m.mae[day - 1], height_m.bias[day - 1]];
    if (heightM == null || biasM == null) return [];
    const [periodS, fromDeg] = [period_s.mae[day - 1] ?? undefined, direction_deg.mae[day - 1] ?? undefined];
    return [{ day, heightM, biasM, periodS, fromDeg, hours: height_m.n[day - 1] ?? 0 }];
  });
}

/** A smaller share of the error than this is chance or habit, and no leaning to one side. */
const LEANING = 1 / 3;

/** Whether heights were mostly above or below what was measured. */
export function leaningOf({ heightM, biasM }: DayErrors): 'high' | 'low' | 'none' {
  if (Math.abs(biasM) <= heightM * LEANING) return 'none';
  return biasM > 0 ? 'high' : 'low';
}

/** Whose errors answer for a beach: those of its buoy where it was compared, else all together. */
export function errorsFor({ buoys, overall }: AccuracyReply, buoyId: string | undefined) {
  const own = buoys.find((one) => one.buoy === buoyId && listDayErrors(one).length > 0);
  return { own, days: listDayErrors(own ?? overall) };
}
