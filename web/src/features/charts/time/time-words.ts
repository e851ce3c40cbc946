import { MINUTE_MS } from '@groundswell/durations';
import { zoneOffsetMinutes } from '@groundswell/forecast';
import { hourWords } from '../../../ui/clock-words.ts';

/** A hyphen and a word joiner, which prevents a line break after it. */
const UNBROKEN_HYPHEN = '-\u2060';
/** Within this time from now, a weekday without a date is unambiguous. */
const WEEKDAYS_MS = 6 * 86_400_000;

/** The formats of an instant on the clock of a zone. */
export interface TimeWords {
  /** Formats the day: 'Tue Nov 24'. */
  day(at: number): string;
  /** Formats the hour: '1pm', '13:00'. */
  hour(at: number): string;
  /** Formats the hour for a place where no time zone is shown beside it; for UTC it adds the zone: '1pm UTC'. */
  hourAlone(at: number): string;
  /** Formats the weekday: 'Tue'. */
  weekday(at: number): string;
  date(at: number): string;
  /** Formats the day from now: 'Tue' within six days, later 'Tue Nov 24'. */
  dayFrom(now: number, at: number): string;
  moment(at: number): string;
  /** Formats the moment with its zone: 'Tue Nov 24, 1pm UTC-5'. */
  momentAlone(at: number): string;
}

export function timeWords(language: string, timeZone: string): TimeWords {
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone });
    return (at: number) => format.format(at).replace(',', '');
  };
  const day = by({ weekday: 'short', day: 'numeric', month: 'short' });
  const wallAt = (at: number) => new Date(at + zoneOffsetMinutes(timeZone, at) * MINUTE_MS);
  const hour = (at: number) => hourWords(minutesOf(wallAt(at)), language);
  const weekday = by({ weekday: 'short' });
  const moment = (at: number) => `${day(at)}${language === 'zh-CN' ? ' ' : ', '}${hour(at)}`;
  return {
    day,
    hour,
    hourAlone: (at) => (timeZone === 'UTC' ? `${hour(at)} UTC` : hour(at)),
    weekday,
    // The date is a bare number in every language, because days stand close together.
    date: (at) => String(wallAt(at).getUTCDate()),
    dayFrom: (now, at) => (at - now < WEEKDAYS_MS ? weekday : day)(at),
    moment,
    momentAlone: (at) => `${moment(at)} ${zoneName(timeZone, at)}`,
  };
}

function minutesOf(local: Date): number {
  return local.getUTCHours() * 60 + local.getUTCMinutes();
}

/** Returns a zone's name in a language with its offset at an instant: 'ET (UTC-5)'; UTC is just 'UTC'. */
export function zoneTitle(language: string, timeZone: string, at: number): string {
  const offset = zoneName(timeZone, at);
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // For a zone without a name, Intl returns its offset: 'GMT-05:00'.
  if (timeZone === 'UTC' || name === '' || /^(GMT|UTC)/.test(name)) return offset;
  const unbroken = offset.replace('-', UNBROKEN_HYPHEN);
  return language === 'zh-CN' ? `${name}（${unbroken}）` : `${name} (${unbroken})`;
}

/** Returns the UTC offset of a zone at an instant: 'UTC', 'UTC-5', 'UTC+5:30'. */
export function zoneName(timeZone: string, at: number): string {
  const offsetMin = zoneOffsetMinutes(timeZone, at);
  if (offsetMin === 0) return 'UTC';
  const [hours, minutes] = [Math.floor(Math.abs(offsetMin) / 60), Math.abs(offsetMin) % 60];
  return `UTC${offsetMin < 0 ? '-' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}
