import * as v from 'valibot';
import { message } from './refusals/reason.ts';

/** The slug in a place's address: `folly-beach-the-washout`, or a location's number. */
/** A slug's letters and digits. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const Slug = v.pipe(
  v.string(message('not-named', { field: 'location' })),
  v.regex(SLUG, message('not-a-slug')),
  v.maxLength(80, message('too-long', { field: 'location', count: 80 })),
);

/**
 * Line ends, other control characters, and marks that change the writing direction: text after them can forge lines.
 * So can an encoded word (RFC 2047), which a mail program decodes in a subject.
 */
export const ONE_PLAIN_LINE = /^(?!.*=\?[^?]*\?[bqBQ]\?)[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;
/** The same, but allowing lines and tabs. */
export const PLAIN_TEXT = /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u;

/** Degrees as written in a path or query. */
export function Degrees(field: string, limit: number) {
  return v.pipe(
    v.string(message('not-given', { field })),
    v.regex(/^-?\d{1,3}(\.\d{1,12})?$/, message('not-degrees', { field })),
    v.transform(Number),
    v.minValue(-limit, message('degrees-beyond', { field, limit })),
    v.maxValue(limit, message('degrees-beyond', { field, limit })),
  );
}

/** Sides of a part of the map, all four or none; where `minLon` is greater than `maxLon` it crosses the antimeridian. */
export const BoxSides = {
  minLat: v.optional(Degrees('least latitude', 90)),
  maxLat: v.optional(Degrees('greatest latitude', 90)),
  minLon: v.optional(Degrees('least longitude', 180)),
  maxLon: v.optional(Degrees('greatest longitude', 180)),
} as const;

/** Where a list goes on: `next` of the page before, which has this shape. */
export const Cursor = (shape: RegExp) => v.optional(v.pipe(v.string(), v.regex(shape, message('not-a-cursor'))));

/** 1 imperial, 2 metric, as in the cookie `sc_units`. */
export const UnitSystem = v.optional(
  v.pipe(
    v.picklist(['1', '2'], message('not-among', { field: 'units', choices: '1 (imperial) or 2 (metric)' })),
    v.transform(Number),
  ),
  '1',
);

type UnitName = 'ft' | 'm' | 'mph' | 'kph' | 'kts' | 'F' | 'C';
const LENGTHS = ['', 'ft', 'm'];
const SPEEDS = ['', 'mph', 'kph', 'kts'];
const TEMPERATURES = ['', 'F', 'C'];
/** Units have one order, so that a reply has one cache key. */
const CHOICES: ReadonlySet<string> = new Set(
  LENGTHS.flatMap((length) =>
    SPEEDS.flatMap((speed) => TEMPERATURES.map((degrees) => [length, speed, degrees].filter(Boolean).join(','))),
  ),
);

/** Units of single quantities, as in `m,kts`: each wins over the reader's own. One name, since a cache key has few. */
export const ChosenUnits = v.optional(
  v.pipe(
    v.string(),
    v.check(
      (text) => CHOICES.has(text),
      message('not-among', { field: 'chosen units', choices: 'ft or m, then mph, kph or kts, then F or C' }),
    ),
    v.transform((text) => text.split(',').filter(Boolean) as UnitName[]),
  ),
  '',
);

/** JavaScript reads the 30th of February as a day of March. */
function isOnCalendar(text: string): boolean {
  const day = text.slice(0, 10);
  const at = Date.parse(day);
  return Number.isNaN(at) || new Date(at).toISOString().startsWith(day);
}

const notADay = message('not-a-date', { field: 'day' });
export const CalendarDay = v.pipe(v.string(), v.isoDate(notADay), v.check(isOnCalendar, notADay));

/** The languages of texts, by their BCP 47 names. */
export const LANGUAGES = ['en', 'es', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];

const AskedLang = v.picklist(LANGUAGES, message('not-among', { field: 'language', choices: 'en, es or zh-CN' }));

/** The language of a reply's texts. The edge takes it from the cookie `locale`, else from the browser's preferences. */
export const Lang = v.optional(AskedLang, 'en');

/** The same where a user asks: a page names its own; absent: the account's. */
export const UserLang = v.optional(AskedLang);

/** Sent by the front with every call on a path that is a page too. */
export const IsAjax = v.optional(v.picklist(['true', 'false']));

/** An instant that is sent, ISO 8601; `otherwise`: the refusal of another text. */
export const GivenInstant = (otherwise: string) =>
  v.pipe(v.string(otherwise), v.isoTimestamp(otherwise), v.check(isOnCalendar, otherwise));

/** An instant, ISO 8601 in UTC. */
export const Instant = v.pipe(v.string(), v.isoTimestamp());

export const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** A plan by its name in replies: Premium is Pro Plus. */
export const Subscription = v.picklist(['Basic', 'Pro', 'Premium']);

/** Drawn by the sender for each thing that is to be made: sent twice, it is made once. */
export const SenderId = v.pipe(
  v.string(message('not-one', { field: 'request’s id' })),
  v.regex(/^[\w-]{22,64}$/, message('not-one', { field: 'request’s id' })),
);
