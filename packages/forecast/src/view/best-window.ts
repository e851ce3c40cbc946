import type { ForecastDay } from '../beach-forecast.ts';
import { HOUR_MS } from '../time/local-days.ts';
import type { Voice } from '../words/voice.ts';
import { highestWindow } from './highest-window.ts';
import { representHours } from './represent.ts';
import { tellWindow, type WindowToTell } from './tell-window.ts';
import type { ViewedHour } from './viewed-hour.ts';
import { windowReason } from './window-reason.ts';
import type { WireWindow } from './wire.ts';

/** Under this mean score no window is worth naming: ankle high and glassy, or chest high and blown out. */
const LEAST_SCORE = 20;

/** A day's best hours and what they are like as a whole; `rest` is the other daylight that was left. */
export interface BestHours extends WindowToTell {
  readonly window: readonly ViewedHour[];
  readonly rest: readonly ViewedHour[];
}

/**
 * The best daylight hours left on `day`: the two on end with the highest mean score, and up to two more beside them that
 * come close. Undefined when it is dark, or nothing is worth it.
 */
export function findBestHours(hours: readonly ViewedHour[], day: ForecastDay, now: number): BestHours | undefined {
  const light = hours.filter(
    ({ hour: { at } }) =>
      at >= day.startAt && at < day.endAt && at + HOUR_MS > now && isLight(day, at) && isLight(day, at + HOUR_MS),
  );
  const { from, to } = highestWindow(light.map(({ score }) => score.score ?? 0));
  const window = light.slice(from, to);
  const [opening] = window;
  const score = Math.round(window.reduce((sum, { score }) => sum + (score.score ?? 0), 0) / window.length);
  const { faceMinM, faceMaxM, condition } = representHours(window.map(({ hour }) => hour));
  if (!opening || faceMinM === undefined || faceMaxM === undefined || score < LEAST_SCORE) return undefined;
  const fromAt = opening.hour.at;
  const rest = [...light.slice(0, from), ...light.slice(to)];
  const endAt = fromAt + window.length * HOUR_MS;
  return { window, rest, fromAt, endAt, faceMinM, faceMaxM, condition, score };
}

/** The same in words. */
export function bestWindow(
  hours: readonly ViewedHour[],
  day: ForecastDay,
  timeZone: string,
  now: number,
  voice: Voice,
): WireWindow | undefined {
  const best = findBestHours(hours, day, now);
  return (
    best && {
      ...tellWindow(best, day, timeZone, voice),
      why: windowReason(best.window, best.rest, voice),
    }
  );
}

/** From half an hour before first light to half an hour after last light, so that whole hours count. */
export function isLight({ firstLight, lastLight, allDay }: ForecastDay, at: number): boolean {
  if (firstLight === undefined || lastLight === undefined) return allDay === 'light';
  return at >= firstLight - HOUR_MS / 2 && at <= lastLight + HOUR_MS / 2;
}
