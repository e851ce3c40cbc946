import type { Language } from '@groundswell/contracts';
import type { CatalogueBeach } from '@groundswell/data/places';
import { DAY_MS, MINUTE_MS } from '@groundswell/durations';
import { type BeachForecast, listLocalDays } from '@groundswell/forecast';
import { type AlertWindow, listWorthyWindows } from '@groundswell/forecast/alerts';
import { calendarWordsOf, describeWindows, oddsPhrase, type Voice, windowTexts } from '@groundswell/present';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';

/**
 * The refresh interval suggested to calendar clients: runs come four times a day, so a client shows a new one within
 * hours.
 */
const REFRESH_EVERY_S = 3 * 3600;

export interface CalendarBeach {
  readonly beach: CatalogueBeach;
  readonly forecast: BeachForecast | undefined;
}

export interface CalendarOptions {
  readonly name: string;
  /** The subject of the notice if no hours are worth surfing: a beach's name, or 'My favorites'. */
  readonly subject: string;
  /** The number of days in the reader's plan. */
  readonly days: number;
  readonly now: number;
  readonly voice: Voice;
  readonly lang: Language;
  readonly product: string;
  /** The site's origin, for links; empty if unknown. */
  readonly site: string;
}

/**
 * Writes the best surf hours of beaches as an iCalendar file (RFC 5545). A beach has at most one event a day under a
 * stable UID, with sequence and stamp from its forecast. Clients therefore move the event when the forecast changes,
 * and an unchanged forecast gives the same file. If no hours are good, an all-day event says so, because clients refuse
 * an empty calendar.
 */
export function writeCalendar(beaches: readonly CalendarBeach[], options: CalendarOptions): Uint8Array {
  const { name, product, voice, lang } = options;
  const calendar = ical({
    name,
    prodId: { company: product, product: 'Surf windows', language: lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_EVERY_S,
  });
  for (const { beach, forecast } of beaches) {
    if (!forecast) continue;
    const windows = listWorthyWindows(forecast, options.days, options.now);
    const described = describeWindows(forecast, windows, voice);
    for (const [index, window] of windows.entries())
      calendar.createEvent(eventOf(beach, forecast, window, described[index]?.why ?? '', options));
  }
  if (calendar.length() === 0) calendar.createEvent(eventWithoutWindows(beaches, options));
  return new TextEncoder().encode(`${calendar.toString()}\r\n`);
}

/**
 * Makes the all-day event that says that no hours are good. Its UID is the same every day, so tomorrow's event replaces
 * today's.
 */
function eventWithoutWindows(beaches: readonly CalendarBeach[], { subject, lang, now }: CalendarOptions) {
  const [first] = beaches;
  const { none, changes } = calendarWordsOf(lang);
  const why = !first ? none.favorites : beaches.some(({ forecast }) => forecast) ? none.windows : none.forecast;
  const date = listLocalDays(first?.beach.timeZone ?? 'UTC', now, 1)[0]?.date ?? '';
  const today = new Date(`${date}T00:00:00Z`);
  return {
    id: `${beaches.length === 1 ? first?.beach.id : 'favorites'}-none@groundswell`,
    sequence: today.getTime() / DAY_MS,
    stamp: today,
    start: today,
    allDay: true,
    summary: why.title(subject),
    description: [why.text, changes].join('\n'),
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

function eventOf(
  { id, name, slug, timeZone, lat, lon }: CatalogueBeach,
  forecast: BeachForecast,
  window: AlertWindow,
  why: string,
  { voice, lang, site }: CalendarOptions,
) {
  const { updatedAt } = forecast;
  const { date, fromAt, endAt, faceMinCm, faceMaxCm, condition, score } = window;
  const [day] = listLocalDays(timeZone, fromAt, 1);
  if (!day) throw new Error(`No day of ${timeZone} holds ${fromAt}.`);
  const hours = { fromAt, endAt, faceMinM: faceMinCm / 100, faceMaxM: faceMaxCm / 100, condition, score };
  const { surf } = windowTexts(hours, day, timeZone, voice);
  const { title, score: scoreWords, changes } = calendarWordsOf(lang);
  const url = site === '' ? undefined : `${site}/forecast/${slug}?day=${date}`;
  return {
    id: `${id}-${date}@groundswell`,
    // Clients keep the version of an event with the higher sequence number. The time of the forecast as the number lets
    // the later forecast win.
    sequence: Math.floor(updatedAt / MINUTE_MS),
    stamp: new Date(updatedAt),
    lastModified: new Date(updatedAt),
    start: new Date(fromAt),
    end: new Date(endAt),
    summary: title(name, surf, voice.words.conditions[condition]),
    description: [why, scoreWords(score), oddsPhrase(forecast, date, voice), changes, url].filter(Boolean).join('\n'),
    location: { title: name, geo: { lat, lon } },
    // The event does not mark the user as busy during these hours.
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(url !== undefined && { url }),
  };
}
