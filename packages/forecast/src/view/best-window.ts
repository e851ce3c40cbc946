import type { ForecastDay } from '../beach-forecast.ts';
import type { ForecastHour } from '../forecast-hours.ts';
import { surfText } from '../surf/size.ts';
import { hourText } from '../time/clock-text.ts';
import { clockMinutes, HOUR_MS } from '../time/local-days.ts';
import type { Units } from '../units.ts';
import type { Condition } from '../wind/condition.ts';
import { representHours } from './represent.ts';

/** How much of a face's worth is left in each condition. */
const WORTH: Record<Condition, number> = { clean: 1, fair: 0.6, choppy: 0 };
/** Hours this close to the best one belong to its window. */
const CLOSE = 0.85;
const LONGEST_H = 4;
/** Smaller than this (1 ft) no window is worth naming. */
const LEAST_FACE_M = 0.3;

interface Window {
  from: string;
  to: string;
  surf: string;
  cond: Condition | null;
}

/**
 * The best daylight hours left on `day`: around the hour with the highest face times its condition's worth, up to 4 h on
 * end. Undefined when it is dark, too small, or choppy throughout.
 */
export function bestWindow(
  hours: readonly ForecastHour[],
  day: ForecastDay,
  timeZone: string,
  now: number,
  units: Units,
): Window | undefined {
  const light = hours.filter(
    ({ at }) =>
      at >= day.startAt && at < day.endAt && at + HOUR_MS > now && isLight(day, at) && isLight(day, at + HOUR_MS),
  );
  const worths = light.map(worthOf);
  const best = Math.max(0, ...worths);
  if (best <= 0) return undefined;
  const first = worths.indexOf(best);
  let from = first;
  let to = first;
  while (to - from + 1 < LONGEST_H) {
    const before = worths[from - 1] ?? 0;
    const after = worths[to + 1] ?? 0;
    if (Math.max(before, after) < best * CLOSE) break;
    if (after >= before) to++;
    else from--;
  }
  const window = light.slice(from, to + 1);
  const [opening] = window;
  const { faceHeightM, condition } = representHours(window);
  if (!opening || faceHeightM === undefined) return undefined;
  const endAt = opening.at + window.length * HOUR_MS;
  return {
    from: hourText(clockMinutes(timeZone, day, opening.at)),
    to: hourText(clockMinutes(timeZone, day, endAt)),
    surf: surfText(faceHeightM, units),
    cond: condition ?? null,
  };
}

/** From half an hour before first light to half an hour after last light, so that whole hours count. */
export function isLight({ firstLight, lastLight, allDay }: ForecastDay, at: number): boolean {
  if (firstLight === undefined || lastLight === undefined) return allDay === 'light';
  return at >= firstLight - HOUR_MS / 2 && at <= lastLight + HOUR_MS / 2;
}

function worthOf({ faceHeightM, rating }: ForecastHour): number {
  if (faceHeightM === undefined || faceHeightM < LEAST_FACE_M) return 0;
  if (rating.condition === undefined) return 0;
  return faceHeightM * WORTH[rating.condition];
}
