import { zoneOffsetMinutes } from '@groundswell/forecast';
import type { Words } from '../words/words.ts';

/** Formats minutes after midnight, [0, 1440): '6am', or '6:30am' between full hours. */
export function hourText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = minutes % 60;
  const text = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${text}${hour < 12 ? 'am' : 'pm'}`;
}

/** Formats minutes after midnight, [0, 1440): '6:12am'. */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')}${hour < 12 ? 'am' : 'pm'}`;
}

/** Formats an instant, UTC ms, in ISO 8601, as replies of the API contain it. */
export function instantText(at: number): string {
  return new Date(at).toISOString();
}

export interface DateText {
  /** 'Fri'. */
  readonly weekday: string;
  /** 'Nov 20'. */
  readonly dayMonth: string;
}

/** Formats a date such as '2026-11-20' in the reader's language. */
export function dateText(date: string, words: Words): DateText {
  const day = utcDay(date);
  return {
    weekday: words.weekdays[day.getUTCDay()] ?? '',
    dayMonth: words.dayMonth(day.getUTCDate(), day.getUTCMonth()),
  };
}

/** Formats a date such as '2026-11-20' in full: 'Friday, November 20'. */
export function fullDateText(date: string, words: Words): string {
  return words.fullDay(utcDay(date));
}

function utcDay(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** Formats an instant, UTC ms, in a time zone as a date and a time: '8:10am'. */
export function wallText(at: number, timeZone: string, words: Words): DateText & { readonly clock: string } {
  const wall = new Date(at + zoneOffsetMinutes(timeZone, at) * 60_000);
  const clock = words.clock(wall.getUTCHours() * 60 + wall.getUTCMinutes());
  return { ...dateText(wall.toISOString().slice(0, 10), words), clock };
}

/** Formats an instant like `wallText`, as one text: 'Fri Nov 20, 8:10am'. */
export function momentText(at: number, timeZone: string, words: Words): string {
  const { weekday, dayMonth, clock } = wallText(at, timeZone, words);
  return words.moment(weekday, dayMonth, clock);
}
