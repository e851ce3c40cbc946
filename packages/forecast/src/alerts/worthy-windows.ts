import type { BeachForecast } from '../beach-forecast.ts';
import { listLocalDays } from '../time/local-days.ts';
import { listAlertDays } from './alert-day.ts';
import { type AlertWindow, findAlertWindows } from './find-windows.ts';

/** A window below this score is no reason to plan a day around it. */
const LEAST_SCORE = 50;
/** Any height, clean or fair: the score weighs how large it is. */
const WISH = { minHeightId: 0, maxHeightId: 0, conditions: 2 };
const FEET = { wave: 'ft', scale: 'face' } as const;

/**
 * The windows worth a place in anybody's calendar or digest, one a day at most: of a forecast's first `days` days, two
 * daylight hours or more, clean or fair, with a mean score of at least 50. Those of today stay until they are over.
 */
export function listWorthyWindows(forecast: BeachForecast, timeZone: string, days: number, now: number): AlertWindow[] {
  const today = listLocalDays(timeZone, now, 1)[0]?.date ?? '';
  const wish = { ...WISH, timeFrameDays: days - 1 };
  const found = findAlertWindows(listAlertDays(forecast, days), wish, FEET, { today, now: Number.NEGATIVE_INFINITY });
  return found.filter(({ score, endAt }) => score >= LEAST_SCORE && endAt > now);
}
