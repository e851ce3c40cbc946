import type { ForecastDay } from '../beach-forecast.ts';
import { surfText } from '../surf/size.ts';
import { clockMinutes, HOUR_MS } from '../time/local-days.ts';
import type { Condition } from '../wind/condition.ts';
import type { Voice } from '../words/voice.ts';
import { representHours } from './represent.ts';
import type { ViewedHour } from './viewed-hour.ts';
import { windowReason } from './window-reason.ts';
import type { WireWindow } from './wire.ts';

/** Hours whose score is this close to the best two hours' belong to their window. */
const CLOSE = 0.85;
const LONGEST_H = 4;
/** Under this mean score no window is worth naming: ankle high and glassy, or chest high and blown out. */
const LEAST_SCORE = 20;

/** A day's best hours and what they are like as a whole; `rest` is the other daylight that was left. */
export interface BestHours {
  readonly window: readonly ViewedHour[];
  readonly rest: readonly ViewedHour[];
  /** UTC ms. */
  readonly fromAt: number;
  readonly endAt: number;
  readonly faceHeightM: number;
  readonly condition?: Condition;
  readonly score: number;
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
  const { faceHeightM, condition } = representHours(window.map(({ hour }) => hour));
  if (!opening || faceHeightM === undefined || score < LEAST_SCORE) return undefined;
  const fromAt = opening.hour.at;
  const rest = [...light.slice(0, from), ...light.slice(to)];
  return { window, rest, fromAt, endAt: fromAt + window.length * HOUR_MS, faceHeightM, condition, score };
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
      from: voice.words.hour(clockMinutes(timeZone, day, best.fromAt)),
      to: voice.words.hour(clockMinutes(timeZone, day, best.endAt)),
      surf: surfText(best.faceHeightM, voice),
      cond: best.condition ?? null,
      score: best.score,
      why: windowReason(best.window, best.rest, voice),
    }
  );
}

/** From half an hour before first light to half an hour after last light, so that whole hours count. */
export function isLight({ firstLight, lastLight, allDay }: ForecastDay, at: number): boolean {
  if (firstLight === undefined || lastLight === undefined) return allDay === 'light';
  return at >= firstLight - HOUR_MS / 2 && at <= lastLight + HOUR_MS / 2;
}

/** Indexes from and up to, not including; of equal pairs the first. */
function highestWindow(scores: readonly number[]): { readonly from: number; readonly to: number } {
  let from = 0;
  for (let index = 1; index + 1 < scores.length; index++) {
    if (pairAt(scores, index) > pairAt(scores, from)) from = index;
  }
  const least = (pairAt(scores, from) / 2) * CLOSE;
  let to = Math.min(from + 2, scores.length);
  while (to - from < LONGEST_H) {
    const before = scores[from - 1] ?? -1;
    const after = scores[to] ?? -1;
    if (Math.max(before, after) < least) break;
    if (after >= before) to++;
    else from--;
  }
  return { from, to };
}

function pairAt(scores: readonly number[], index: number): number {
  return (scores[index] ?? 0) + (scores[index + 1] ?? 0);
}
