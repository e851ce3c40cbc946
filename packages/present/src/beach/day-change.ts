import type { DayReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import { type BeachForecast, type ForecastDay, metresOf, shownDayFaceM } from '@groundswell/forecast';
import { surfText } from '../texts/surf-text.ts';
import type { Voice } from '../words/voice.ts';
import type { DayBeforeRun } from '../words/words.ts';

/** A day of a forecast to compare with the earlier runs. */
export interface ComparedDay {
  readonly forecast: BeachForecast;
  readonly day: ForecastDay;
  /** The day's index in the forecast, and its offset from today. */
  readonly index: number;
  readonly fromToday: number;
  readonly voice: Voice;
  readonly now: number;
}

/**
 * Presents the surf that yesterday's run and the previous run forecast for a day. Returns null if neither text differs
 * from the current one. `shown` holds the texts of the day's morning and afternoon, which count as current too.
 */
export function presentChange(of: ComparedDay, shown: readonly (string | null)[]): DayReply['changed'] {
  const change = findChange(of, shown);
  if (!change) return null;
  const { yesterday, before, direction } = change;
  const { runs } = of.voice.words;
  const run = dayBeforeRun(of);
  if (yesterday === undefined) return before === undefined ? null : { direction, text: runs.beforeSaid(before) };
  if (before === undefined) return { direction, text: runs.said(run, yesterday) };
  const text = before === yesterday ? runs.bothSaid(run, yesterday) : runs.saidAndBefore(run, yesterday, before);
  return { direction, text };
}

/**
 * Returns text such as 'Since yesterday’s run: today up from 2-3 ft to 3-4 ft.', for the first two days shown;
 * undefined if neither changed.
 */
export function changeSentence(days: readonly ComparedDay[]): string | undefined {
  const clauses = days.slice(0, 2).flatMap((of) => {
    const change = findChange(of);
    if (change?.yesterday === undefined) return [];
    const day = of.fromToday === 0 ? 'today' : 'tomorrow';
    return of.voice.words.runs.clause(day, change.direction, change.yesterday, change.now);
  });
  const [first] = days;
  return first && clauses.length > 0 ? first.voice.words.runs.since(dayBeforeRun(first), clauses) : undefined;
}

interface Change {
  readonly now: string;
  /** The surf text of yesterday's run, if it differs from the current one. */
  readonly yesterday?: string;
  readonly before?: string;
  readonly direction: 'up' | 'down';
}

function findChange(
  { forecast, day, index, voice }: ComparedDay,
  shown: readonly (string | null)[] = [],
): Change | undefined {
  const { runs, sources } = forecast;
  const ownRunAt = sources.waves?.runAt;
  const shownM = shownDayFaceM(forecast, day);
  if (!runs || ownRunAt === undefined || shownM === undefined) return undefined;
  const now = surfText(shownM, voice);
  const textIfDifferent = (run: number) => {
    const faceM = metresOf(runs.faceCm[run]?.[index]);
    const text = faceM === undefined ? now : surfText(faceM, voice);
    return faceM === undefined || text === now || shown.includes(text) ? undefined : { text, faceM };
  };
  const dayBefore = indexOfDayBefore(runs.runAt, ownRunAt);
  const yesterday = textIfDifferent(dayBefore);
  const before = dayBefore === 0 ? undefined : textIfDifferent(0);
  const reference = yesterday ?? before;
  if (!reference) return undefined;
  const direction = shownM > reference.faceM ? 'up' : 'down';
  return { now, yesterday: yesterday?.text, before: before?.text, direction };
}

/** Returns the index of the run closest to 24 h earlier, if one is 18 to 30 h earlier; otherwise -1. */
function indexOfDayBefore(runAts: readonly number[], ownRunAt: number): number {
  const offBy = runAts.map((runAt) => Math.abs(ownRunAt - runAt - 24 * HOUR_MS));
  const nearest = Math.min(...offBy);
  return nearest <= 6 * HOUR_MS ? offBy.indexOf(nearest) : -1;
}

/**
 * Names the run from about 24 h before the current one. If the current run is itself over a day old, the name is 'a day
 * earlier' instead of 'yesterday'.
 */
function dayBeforeRun({ forecast, now }: ComparedDay): DayBeforeRun {
  const runAt = forecast.sources.waves?.runAt ?? now;
  return now - runAt <= 24 * HOUR_MS ? 'yesterday' : 'day-earlier';
}
