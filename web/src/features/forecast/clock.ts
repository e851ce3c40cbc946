import type { TimelineReply } from '@groundswell/contracts';

const HOUR_MS = 3_600_000;

/**
 * Where 'now' stands on the timeline, in hours from its start: by the device's clock, or by the server's hour where that
 * clock lies outside of the forecast. Undefined while there is no timeline.
 */
export function nowOnTimeline(timeline: TimelineReply, nowHour: number | undefined, clock: number): number | undefined {
  if (timeline.start === undefined || nowHour === undefined) return undefined;
  const hours = (clock - Date.parse(timeline.start)) / HOUR_MS;
  return hours >= 0 && hours < timeline.time.length ? hours : nowHour;
}

/** The instant of a place on the timeline, UTC ms. */
export function instantAt(timeline: Pick<TimelineReply, 'start'>, hours: number): number | undefined {
  return timeline.start === undefined ? undefined : Date.parse(timeline.start) + hours * HOUR_MS;
}

/** 'Fri 20 Nov, 8:10 am' on the clocks of the beach, as the reader's language writes it. */
export function momentWords(instant: number, timeZone: string, language = 'en'): string {
  if (language !== 'en') return momentFormat(language, timeZone).format(instant);
  const parts = new Map(
    momentFormat('en-US', timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const clock = `${parts.get('hour')}:${parts.get('minute')} ${parts.get('dayPeriod')?.toLowerCase()}`;
  return `${parts.get('weekday')} ${parts.get('day')} ${parts.get('month')}, ${clock}`;
}

/** The hour of day, 0 to 23, of a place on the timeline, on the clocks of the beach. */
export function hourOfDay(timeline: Pick<TimelineReply, 'start'>, index: number, timeZone: string): number | undefined {
  const instant = instantAt(timeline, index);
  return instant === undefined ? undefined : Number(hourFormat('en-US', timeZone).format(instant));
}

/** 'Friday 20 November' of '2026-11-20', as the reader's language writes it. */
export function dayWords(date: string, language = 'en'): string {
  const words = dayFormat(language === 'en' ? 'en-GB' : language, 'UTC').format(Date.parse(`${date}T00:00:00Z`));
  return language === 'en' ? words.replace(',', '') : words;
}

/** The hour of a model cycle in UTC, two digits: '06'. */
export function cycleHour(instant: string): string {
  return String(new Date(instant).getUTCHours()).padStart(2, '0');
}

const dayFormat = formats({ weekday: 'long', day: 'numeric', month: 'long' });
const momentFormat = formats({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});
const hourFormat = formats({ hour: 'numeric', hourCycle: 'h23' });

/** Formats are costly to make and few: one a language and time zone. */
function formats(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (language: string, timeZone: string) => {
    const key = `${language} ${timeZone}`;
    const format = made.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone });
    made.set(key, format);
    return format;
  };
}
