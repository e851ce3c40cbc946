import { highestWindow } from '../day/highest-window.ts';
import { representHours } from '../day/represent-hours.ts';
import { addDays, HOUR_MS } from '../time/local-days.ts';
import type { Condition } from '../wind/condition.ts';
import type { AlertDay, AlertHour } from './alert-day.ts';
import { faceCmOfOption, type HeightUnits } from './height-options.ts';

/** What a surfer wants to hear of. */
export interface AlertWish {
  /** Option ids of the table of heights; of the highest 0 for none. */
  readonly minHeightId: number;
  readonly maxHeightId: number;
  /** 1 clean, 2 clean or fair, 3 any. */
  readonly conditions: number;
  /** Days after today. */
  readonly timeFrameDays: number;
}

/** Hours of one day on end that are what the surfer wants. */
export interface AlertWindow {
  /** Where the beach is, '2026-11-20'. */
  readonly date: string;
  /** UTC ms. */
  readonly fromAt: number;
  readonly endAt: number;
  /** Of the middle hour by size, of the smallest and of the largest. */
  readonly faceCm: number;
  readonly faceMinCm: number;
  readonly faceMaxCm: number;
  readonly condition: Condition;
  /** The hours' mean, rounded. */
  readonly score: number;
}

const SHORTEST_H = 2;
const CONDITIONS: readonly (readonly Condition[])[] = [[], ['clean'], ['clean', 'fair'], ['clean', 'fair', 'choppy']];

/**
 * The window of each day from `today`, a date where the beach is, to as many days after it as the wish looks; a day
 * without one is left out. Hours that have begun at `now`, UTC ms, do not count.
 */
export function findAlertWindows(
  days: readonly AlertDay[],
  wish: AlertWish,
  units: HeightUnits,
  { today, now }: { readonly today: string; readonly now: number },
): AlertWindow[] {
  const first = days.findIndex(({ date }) => date >= today);
  if (first === -1) return [];
  const last = addDays(today, wish.timeFrameDays);
  return days
    .slice(first)
    .filter(({ date }) => date <= last)
    .flatMap((day) => findAlertWindow(day, wish, units, now) ?? []);
}

/**
 * A day's window: of all hours on end that are wanted, two or more, the two with the best score and up to two beside
 * them that come close, as the page finds a day's best hours. Of equal ones the first.
 */
export function findAlertWindow(
  { date, hours }: AlertDay,
  wish: AlertWish,
  units: HeightUnits,
  now = Number.NEGATIVE_INFINITY,
): AlertWindow | undefined {
  const leastCm = faceCmOfOption(wish.minHeightId, units) ?? 0;
  const mostCm = faceCmOfOption(wish.maxHeightId, units) ?? Number.POSITIVE_INFINITY;
  const conditions = CONDITIONS[wish.conditions] ?? [];
  const wanted = hours.filter(
    ({ at, faceCm, condition }) => at >= now && faceCm >= leastCm && faceCm <= mostCm && conditions.includes(condition),
  );
  const [best] = splitWhereTimePasses(wanted)
    .filter((run) => run.length >= SHORTEST_H)
    .sort((a, b) => bestPair(b) - bestPair(a));
  if (!best) return undefined;
  const { from, to } = highestWindow(best.map(({ score }) => score));
  return windowOf(date, best.slice(from, to));
}

function bestPair(hours: readonly AlertHour[]): number {
  return Math.max(...hours.slice(1).map(({ score }, index) => score + (hours[index]?.score ?? 0)));
}

function splitWhereTimePasses(hours: readonly AlertHour[]): AlertHour[][] {
  const runs: AlertHour[][] = [];
  for (const hour of hours) {
    const run = runs.at(-1);
    if (run?.at(-1)?.at === hour.at - HOUR_MS) run.push(hour);
    else runs.push([hour]);
  }
  return runs;
}

function windowOf(date: string, hours: readonly AlertHour[]): AlertWindow {
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
