import { HOUR_MS } from '@groundswell/durations';
import { zoneOffsetMinutes } from '@groundswell/forecast';
import { dateText } from '../texts/clock-text.ts';
import type { DayPart, Words } from '../words/words.ts';

/** A night begins at 9 pm and ends at 5 am. */
const NIGHT_ENDS = 5;
const PARTS: readonly (readonly [fromHour: number, part: DayPart])[] = [
  [21, 'night'],
  [17, 'evening'],
  [12, 'afternoon'],
  [NIGHT_ENDS, 'morning'],
];
/** The time span within which the name of a weekday is unambiguous. */
const NAMED_MS = 6 * 24 * HOUR_MS;

interface PartOfDay {
  /**
   * The date to which this morning, afternoon, evening or night belongs, '2026-11-20'. The hours after midnight belong
   * to the night of the date before.
   */
  readonly date: string;
  readonly weekday: number;
  readonly part: DayPart;
}

function partOfDay(at: number, timeZone: string): PartOfDay {
  const wall = new Date(at + zoneOffsetMinutes(timeZone, at) * 60_000);
  const hour = wall.getUTCHours();
  const day = hour < NIGHT_ENDS ? new Date(wall.getTime() - NIGHT_ENDS * HOUR_MS) : wall;
  const part = PARTS.find(([from]) => hour >= from)?.[1] ?? 'night';
  return { date: day.toISOString().slice(0, 10), weekday: day.getUTCDay(), part };
}

/** Returns text such as 'on Thursday night', or 'on Nov 12' for an instant more than six days from `now`. */
export function whenText(at: number, now: number, timeZone: string, words: Words): string {
  const { date, weekday, part } = partOfDay(at, timeZone);
  return Math.abs(at - now) <= NAMED_MS
    ? words.story.on(weekday, part)
    : words.story.onDate(dateText(date, words).dayMonth);
}

/** Returns text such as 'Thu night'. */
export function shortWhenText(at: number, timeZone: string, words: Words): string {
  const { date, part } = partOfDay(at, timeZone);
  return words.story.short(dateText(date, words).weekday, part);
}
