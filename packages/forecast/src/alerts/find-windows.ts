import { HOUR_MS } from '@groundswell/durations';
import { highestWindow } from '../day/highest-window.ts';
import { representHours } from '../day/represent-hours.ts';
import { addDays } from '../time/local-days.ts';
import type { Condition } from '../wind/condition.ts';
import type { AlertDay, AlertHour } from './alert-day.ts';
import { faceCmOfOption, type HeightUnits } from './height-options.ts';

/** The criteria of a surfer's alert. */
export interface AlertCriteria {
  /**
   * The option ids of the smallest and the largest face height that the surfer wants. A `maxHeightId` of 0 means no
   * upper limit.
   */
  readonly minHeightId: number;
  readonly maxHeightId: number;
  /** The surface conditions that the surfer accepts: 1 clean, 2 clean or fair, 3 any. */
  readonly conditions: number;
  /** The number of days after today in which the alert looks for matching hours. */
  readonly timeFrameDays: number;
}

/** Consecutive hours of one day that match the alert criteria. */
export interface AlertWindow {
  /** The local date at the beach, for example '2026-11-20'. */
  readonly date: string;
  /** UTC ms. */
  readonly fromAt: number;
  readonly endAt: number;
  /** The median face height over the span, followed by the smallest and the largest, cm. */
  readonly faceCm: number;
  readonly faceMinCm: number;
  readonly faceMaxCm: number;
  readonly condition: Condition;
  /** The mean score of the hours, rounded. */
  readonly score: number;
}

const SHORTEST_H = 2;
const CONDITIONS: readonly (readonly Condition[])[] = [[], ['clean'], ['clean', 'fair'], ['clean', 'fair', 'choppy']];

/**
 * Returns at most one span of matching hours for each day, from `today` to the last day of the alert's time frame.
 * `today` is a local date at the beach. Days without a matching span are left out. Hours that have begun at `now` (UTC
 * ms) do not count.
 */
export function findAlertWindows(
  days: readonly AlertDay[],
  criteria: AlertCriteria,
  units: HeightUnits,
  { today, now }: { readonly today: string; readonly now: number },
): AlertWindow[] {
  const first = days.findIndex(({ date }) => date >= today);
  if (first === -1) return [];
  const last = addDays(today, criteria.timeFrameDays);
  return days
    .slice(first)
    .filter(({ date }) => date <= last)
    .flatMap((day) => findAlertWindow(day, criteria, units, now) ?? []);
}

/**
 * Returns the best span of a day in which two or more consecutive hours match the alert. The span is the pair of hours
 * with the highest mean score, plus up to two adjacent hours with nearly the same score. The beach page picks its best
 * hours by the same rule. Of two equal pairs, the earlier one is returned.
 */
export function findAlertWindow(
  { date, hours }: AlertDay,
  criteria: AlertCriteria,
  units: HeightUnits,
  now = Number.NEGATIVE_INFINITY,
): AlertWindow | undefined {
  const leastCm = faceCmOfOption(criteria.minHeightId, units) ?? 0;
  const mostCm = faceCmOfOption(criteria.maxHeightId, units) ?? Number.POSITIVE_INFINITY;
  const conditions = CONDITIONS[criteria.conditions] ?? [];
  const matching = hours.filter(
    ({ at, faceCm, condition }) => at >= now && faceCm >= leastCm && faceCm <= mostCm && conditions.includes(condition),
  );
  const [best] = splitIntoRuns(matching)
    .filter((run) => run.length >= SHORTEST_H)
    .sort((a, b) => bestPair(b) - bestPair(a));
  if (!best) return undefined;
  const { from, to } = highestWindow(best.map(({ score }) => score));
  return toAlertWindow(date, best.slice(from, to));
}

function bestPair(hours: readonly AlertHour[]): number {
  return Math.max(...hours.slice(1).map(({ score }, index) => score + (hours[index]?.score ?? 0)));
}

function splitIntoRuns(hours: readonly AlertHour[]): AlertHour[][] {
  const runs: AlertHour[][] = [];
  for (const hour of hours) {
    const run = runs.at(-1);
    if (run?.at(-1)?.at === hour.at - HOUR_MS) run.push(hour);
    else runs.push([hour]);
  }
  return runs;
}

function toAlertWindow(date: string, hours: readonly AlertHour[]): AlertWindow {
  const {
    faceHeightM = 0,
    faceMinM = 0,
    faceMaxM = 0,
    condition = 'choppy',
  } = representHours(
    hours.map(({ faceCm, condition }) => ({ faceHeightM: faceCm / 100, rating: { condition, reasons: [] } })),
  );
  const fromAt = hours[0]?.at ?? 0;
  return {
    date,
    fromAt,
    endAt: fromAt + hours.length * HOUR_MS,
    faceCm: Math.round(faceHeightM * 100),
    faceMinCm: Math.round(faceMinM * 100),
    faceMaxCm: Math.round(faceMaxM * 100),
    condition,
    score: Math.round(hours.reduce((sum, { score }) => sum + score, 0) / hours.length),
  };
}
