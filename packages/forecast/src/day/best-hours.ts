import { HOUR_MS } from '@groundswell/durations';
import type { ForecastDay } from '../beach-forecast.ts';
import type { Condition } from '../wind/condition.ts';
import { type HourSpan, highestWindow } from './highest-window.ts';
import type { RatedHour } from './rated-hour.ts';
import { type FaceSpan, representHours } from './represent-hours.ts';

/** A summary of consecutive hours of one day. */
export interface ConsecutiveHours extends FaceSpan {
  /** UTC ms. */
  readonly fromAt: number;
  readonly endAt: number;
  readonly condition?: Condition;
  /** The mean score of the hours, rounded. */
  readonly score: number;
}

/** A summary of a day's best hours (`window`), and the other daylight hours still left on that day (`rest`). */
export interface BestHours<Hour extends RatedHour = RatedHour> extends ConsecutiveHours {
  readonly window: readonly Hour[];
  readonly rest: readonly Hour[];
}

/**
 * Returns the best daylight hours left on `day`. Returns undefined after dark, or when no hours score high enough to be
 * shown.
 */
export function findBestHours<Hour extends RatedHour>(
  hours: readonly Hour[],
  day: ForecastDay,
  now: number,
): BestHours<Hour> | undefined {
  const best = findBestDaylight(hours, day, now);
  return best && isWorthNaming(best) ? best : undefined;
}

/**
 * The lowest mean score at which a day's best hours are shown. Ankle-high glassy surf and chest-high blown-out surf
 * score below it.
 */
const LEAST_SCORE = 20;

export function isWorthNaming({ score }: { readonly score: number }): boolean {
  return score >= LEAST_SCORE;
}

/** The lowest mean score at which hours are worth planning a day around. */
const LEAST_WORTHY = 50;

/**
 * Returns whether hours are worth a trip, a calendar entry or a place in the weekly email: clean or fair, with a score
 * of at least 50.
 */
export function isWorthTheTrip({
  score,
  condition,
}: Pick<ConsecutiveHours, 'score'> & { readonly condition?: Condition | null }): boolean {
  return score >= LEAST_WORTHY && (condition === 'clean' || condition === 'fair');
}

/**
 * Returns the best span of the daylight left on `day`: the two consecutive hours with the highest mean score. Up to two
 * adjacent hours with nearly the same score are added. The score may be too low for the hours to be shown. Returns
 * undefined after dark.
 */
export function findBestDaylight<Hour extends RatedHour>(
  hours: readonly Hour[],
  day: ForecastDay,
  now: number,
): BestHours<Hour> | undefined {
  const light = hours.filter(
    ({ hour: { at } }) =>
      at >= day.startAt && at < day.endAt && at + HOUR_MS > now && isLight(day, at) && isLight(day, at + HOUR_MS),
  );
  const { from, to } = preferCleaner(light, highestWindow(light.map(({ score }) => score.score ?? 0)));
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
 * Returns the given span of hours, or a cleaner span of the same length that overlaps or touches it. Among equally
 * clean spans the highest score wins. Spans that score too low to be shown are skipped.
 */
function preferCleaner(light: readonly RatedHour[], { from, to }: HourSpan): HourSpan {
  const length = to - from;
  let best = { from, rank: rankOf(light.slice(from, to)), score: Number.POSITIVE_INFINITY };
  for (let start = Math.max(0, from - length); start <= Math.min(light.length - length, to); start++) {
    const hours = light.slice(start, start + length);
    const [rank, score] = [rankOf(hours), meanScore(hours)];
    if (!isWorthNaming({ score: Math.round(score) })) continue;
    if (rank > best.rank || (rank === best.rank && score > best.score)) best = { from: start, rank, score };
  }
  return best.from === from ? { from, to } : preferCleaner(light, { from: best.from, to: best.from + length });
}

const RANK: Readonly<Record<Condition, number>> = { choppy: 1, fair: 2, clean: 3 };

function rankOf(hours: readonly RatedHour[]): number {
  const { condition } = representHours(hours.map(({ hour }) => hour));
  return condition ? RANK[condition] : 0;
}

function meanScore(hours: readonly RatedHour[]): number {
  return hours.reduce((sum, { score }) => sum + (score.score ?? 0), 0) / hours.length;
}

/** Returns whether an instant lies between first and last light. */
export function isLight({ firstLight, lastLight, allDay }: ForecastDay, at: number): boolean {
  if (firstLight === undefined || lastLight === undefined) return allDay === 'light';
  return at >= firstLight && at <= lastLight;
}
