import { zoneOffsetMinutes } from '@groundswell/forecast';
import { hourWords } from '../../../ui/clock-words.ts';

const MINUTE_MS = 60_000;
/** A word joiner after it keeps a line from ending there. */
const UNBROKEN_HYPHEN = '-\u2060';
/** So long a weekday alone names one day. */
const WEEKDAYS_MS = 6 * 86_400_000;

/** Words of an instant on the clock of a zone. */
export interface TimeWords {
  /** 'Tue 24 Nov'. */
  day(at: number): string;
  /** '1pm', '13:00'. */
  hour(at: number): string;
  /** The same where no zone stands beside it: '1pm UTC' for readers without a clock of their own. */
  hourAlone(at: number): string;
  /** 'Tue', 'Tue 24', '24'. */
  weekday(at: number): string;
  date(at: number): string;
  /** 'Tue' of the next six days, later 'Tue 24 Nov'. */
  dayFrom(now: number, at: number): string;
  moment(at: number): string;
  /** The same with its zone: 'Tue 24 Nov, 1pm UTC-5'. */
  momentAlone(at: number): string;
}

export function timeWords(language: string, timeZone: string): TimeWords {
  // Day before month, as on every page of the site.
  const locale = language === 'en' ? 'en-GB' : language;
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    return (at: number) => format.format(at).replace(',', '');
  };
  const day = by({ weekday: 'short', day: 'numeric', month: 'short' });
  const wallAt = (at: number) => new Date(at + zoneOffsetMinutes(timeZone, at) * MINUTE_MS);
  const hour = (at: number) => hourWords(minutesOf(wallAt(at)), language);
  const weekday = by({ weekday: 'short' });
  const moment = (at: number) => `${day(at)}, ${hour(at)}`;
  return {
    day,
    hour,
    hourAlone: (at) => (timeZone === 'UTC' ? `${hour(at)} UTC` : hour(at)),
    weekday,
    // As a number alone in every language: days stand close.
    date: (at) => String(wallAt(at).getUTCDate()),
    dayFrom: (now, at) => (at - now < WEEKDAYS_MS ? weekday : day)(at),
    moment,
    momentAlone: (at) => `${moment(at)} ${zoneName(timeZone, at)}`,
  };
}

function minutesOf(local: Date): number {
  return local.getUTCHours() * 60 + local.getUTCMinutes();
}

/** 'ET (UTC-5)': a zone's name in a language, and its offset at an instant; 'UTC' alone. */
export function zoneTitle(language: string, timeZone: string, at: number): string {
  const offset = zoneName(timeZone, at);
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // A zone without a name of its own is called by its offset: 'GMT-05:00'.
  return timeZone === 'UTC' || name === '' || /^(GMT|UTC)/.test(name)
    ? offset
    : `${name} (${offset.replace('-', UNBROKEN_HYPHEN)})`;
}

/** 'UTC', 'UTC-5', 'UTC+5:30': what a zone is ahead of UTC at an instant. */
export function zoneName(timeZone: string, at: number): string {
  const offsetMin = zoneOffsetMinutes(timeZone, at);
  if (offsetMin === 0) return 'UTC';
  const [hours, minutes] = [Math.floor(Math.abs(offsetMin) / 60), Math.abs(offsetMin) % 60];
  return `UTC${offsetMin < 0 ? '-' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}
