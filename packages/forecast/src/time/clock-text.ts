import type { Words } from '../words/words.ts';

/** '6am', or '6:30am' where the hour is not full. Minutes after midnight, [0, 1440). */
export function hourText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = minutes % 60;
  const text = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${text}${hour < 12 ? 'am' : 'pm'}`;
}

/** '6:12am'. Minutes after midnight, [0, 1440). */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')}${hour < 12 ? 'am' : 'pm'}`;
}

/** 'Fri' and '20 Nov' of '2026-11-20'. */
export function dateText(date: string, words: Words): { readonly weekday: string; readonly dayMonth: string } {
  const instant = new Date(`${date}T00:00:00Z`);
  return {
    weekday: words.weekdays[instant.getUTCDay()] ?? '',
    dayMonth: words.dayMonth(instant.getUTCDate(), instant.getUTCMonth()),
  };
}
