import type { Language } from '@groundswell/contracts';

/** 'Saturday, November 21' or 'Sat, Nov 21' of '2026-11-21', as the language writes it. */
export function dayName(date: string, lang: Language, length: 'long' | 'short'): string {
  const format = new Intl.DateTimeFormat(lang, { weekday: length, day: 'numeric', month: length, timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
