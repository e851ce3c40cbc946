import type { Language } from '@groundswell/contracts';
import type { CatalogueBeach } from '@groundswell/data/places';
import { type BeachForecast, listLocalDays } from '@groundswell/forecast';
import { type AlertWindow, listWorthyWindows } from '@groundswell/forecast/alerts';
import { calendarWordsOf, describeWindows, type Voice, windowTexts } from '@groundswell/present';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';

/** A new run comes four times a day, and reaches a client that looks this often within hours. */
const LOOK_AGAIN_S = 3 * 3600;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export interface CalendarBeach {
  readonly beach: CatalogueBeach;
  readonly forecast: BeachForecast | undefined;
}

export interface CalendarOptions {
  readonly name: string;
  /** Whose it is, as an entry says it that stands for none: a beach's name, 'My favorites'. */
  readonly whose: string;
  /** How many days the reader's plan has. */
  readonly days: number;
  readonly now: number;
  readonly voice: Voice;
  readonly lang: Language;
  readonly product: string;
  /** The site's own address, for links; empty where it is not known. */
  readonly site: string;
}

/**
 * The windows of beaches as an iCalendar file (RFC 5545). A beach has one event a day under a name of its own, numbered
 * and stamped by its forecast: a client moves the event of a newer forecast, and an unchanged forecast is the same file.
 * Where there is no window, an entry of today says so: clients refuse a calendar without any.
 */
export function writeCalendar(beaches: readonly CalendarBeach[], options: CalendarOptions): Uint8Array {
  const { name, product, voice, lang } = options;
  const calendar = ical({
    name,
    prodId: { company: product, product: 'Surf windows', language: lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: LOOK_AGAIN_S,
  });
  for (const { beach, forecast } of beaches) {
    if (!forecast) continue;
    const windows = listWorthyWindows(forecast, options.days, options.now);
    const described = describeWindows(forecast, windows, voice);
    for (const [index, window] of windows.entries())
      calendar.createEvent(eventOf(beach, forecast, window, described[index]?.why ?? '', options));
  }
  if (calendar.length() === 0) calendar.createEvent(entryOfNone(beaches, options));
  return new TextEncoder().encode(`${calendar.toString()}\r\n`);
}

/** All of today, and the same entry again tomorrow. */
function entryOfNone(beaches: readonly CalendarBeach[], { whose, lang, now }: CalendarOptions) {
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
    summary: why.title(whose),
    description: [why.text, changes].join('\n'),
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

function eventOf(
  { id, name, slug, timeZone, lat, lon }: CatalogueBeach,
  { updatedAt }: BeachForecast,
  window: AlertWindow,
  why: string,
  { voice, lang, site }: CalendarOptions,
) {
  const { date, fromAt, endAt, faceMinCm, faceMaxCm, condition, score } = window;
  const [day] = listLocalDays(timeZone, fromAt, 1);
  if (!day) throw new Error(`No day of ${timeZone} holds ${fromAt}.`);
  const hours = { fromAt, endAt, faceMinM: faceMinCm / 100, faceMaxM: faceMaxCm / 100, condition, score };
  const { surf } = windowTexts(hours, day, timeZone, voice);
  const { title, score: scoreWords, changes } = calendarWordsOf(lang);
  const url = site === '' ? undefined : `${site}/forecast/${slug}?day=${date}`;
  return {
    id: `${id}-${date}@groundswell`,
    // Of two versions of an event the one of the later forecast counts.
    sequence: Math.floor(updatedAt / MINUTE_MS),
    stamp: new Date(updatedAt),
    lastModified: new Date(updatedAt),
    start: new Date(fromAt),
    end: new Date(endAt),
    summary: title(name, surf, voice.words.conditions[condition]),
    description: [why, scoreWords(score), changes, url].filter(Boolean).join('\n'),
    location: { title: name, geo: { lat, lon } },
    // Surf is no appointment: the hours stay free.
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(url !== undefined && { url }),
  };
}
