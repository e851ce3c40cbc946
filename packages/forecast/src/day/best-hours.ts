import type { ForecastDay } from '../beach-forecast.ts';
import { HOUR_MS } from '../time/local-days.ts';
import type { Condition } from '../wind/condition.ts';
import { type HourSpan, highestWindow } from './highest-window.ts';
import type { RatedHour } from './rated-hour.ts';
import { type FaceSpan, representHours } from './represent-hours.ts';

/** Consecutive hours of one day, summed up. */
export interface HoursOnEnd extends FaceSpan {
  /** UTC ms. */
  readonly fromAt: number;
  readonly endAt: number;
  readonly condition?: Condition;
  /** Mean of the hours, rounded. */
  readonly score: number;
}

/** A day's best hours summed up; `rest` is the other remaining daylight. */
export interface BestHours<Hour extends RatedHour = RatedHour> extends HoursOnEnd {
  readonly window: readonly Hour[];
  readonly rest: readonly Hour[];
}

/** The best daylight hours left on `day`; undefined when it is dark, or none is worth naming. */
export function findBestHours<Hour extends RatedHour>(
  hours: readonly Hour[],
  day: ForecastDay,
  now: number,
): BestHours<Hour> | undefined {
  const best = bestOfLight(hours, day, now);
  return best && isWorthNaming(best) ? best : undefined;
}

/** A window below this mean score is not shown: ankle high and glassy, or chest high and blown out. */
const LEAST_SCORE = 20;

export function isWorthNaming({ score }: { readonly score: number }): boolean {
  return score >= LEAST_SCORE;
}

/** A window below this mean score is no reason to plan a day around it. */
const LEAST_WORTHY = 50;

/** Whether hours are worth a trip, a place in a calendar or in the week's letter: clean or fair, with a score of at least 50. */
export function isWorthTheTrip({
  score,
  condition,
}: Pick<HoursOnEnd, 'score'> & { readonly condition?: Condition | null }): boolean {
  return score >= LEAST_WORTHY && (condition === 'clean' || condition === 'fair');
}

/**
 * Of the daylight left on `day` the two hours on end with the highest mean score, and up to two more beside them that
 * come close, worth naming or not. Undefined when it is dark.
 */
export function bestOfLight<Hour extends RatedHour>(
  hours: readonly Hour[],
  day: ForecastDay,
  now: number,
): BestHours<Hour> | undefined {
  const light = hours.filter(
    ({ hour: { at } }) =>
      at >= day.startAt && at < day.endAt && at + HOUR_MS > now && isLight(day, at) && isLight(day, at + HOUR_MS),
  );
  const { from, to } = cleanerBeside(light, highestWindow(light.map(({ score }) => score.score ?? 0)));
  const window = light.slice(from, to);
  const [opening] = window;
  const score = Math.round(meanScore(window));
  const { faceMinM, faceMaxM, condition } = representHours(window.map(({ hour }) => hour));
  if (!opening || faceMinM === undefined || faceMaxM === undefined) return undefined;
  const fromAt = opening.hour.at;
  const rest = [...light.slice(0, from), ...light.slice(to)];
  const endAt = fromAt + window.length * HOUR_MS;
  return { window, rest, fromAt, endAt, faceMinM, faceMaxM, condition, score };
}

/**
 * The window, or one as long that overlaps or touches it and is cleaner: of the cleanest the one with the highest score.
 * So no window beside the best hours is cleaner, unless it is not worth naming.
 */
function cleanerBeside(light: readonly RatedHour[], { from, to }: HourSpan): HourSpan {
  const length = to - from;
  let best = { from, rank: rankOf(light.slice(from, to)), score: Number.POSITIVE_INFINITY };
  for (let start = Math.max(0, from - length); start <= Math.min(light.length - length, to); start++) {
    const hours = light.slice(start, start + length);
    const [rank, score] = [rankOf(hours), meanScore(hours)];
    if (!isWorthNaming({ score: Math.round(score) })) continue;
    if (rank > best.rank || (rank === best.rank && score > best.score)) best = { from: start, rank, score };
  }
  return best.from === from ? { from, to } : cleanerBeside(light, { from: best.from, to: best.from + length });
}

const RANK: Readonly<Record<Condition, number>> = { choppy: 1, fair: 2, clean: 3 };

function rankOf(hours: readonly RatedHour[]): number {
  const { condition } = representHours(hours.map(({ hour }) => hour));
  return condition ? RANK[condition] : 0;
}

function meanScore(hours: readonly RatedHour[]): number {
  return hours.reduce((sum, { score }) => sum + (score.score ?? 0), 0) / hours.length;
}

/** From first to last light. */
export function isLight({ firstLight, lastLight, allDay }: ForecastDay, at: number): boolean {
  if (firstLight === undefined || lastLight === undefined) return allDay === 'light';
  return at >= firstLight && at <= lastLight;
}
