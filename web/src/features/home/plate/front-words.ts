import { language } from '../../../preferences/language.ts';

/** 'Thu' of a clock's time, read as UTC. */
export function weekdayOf(wallMs: number): string {
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(wallMs);
}
