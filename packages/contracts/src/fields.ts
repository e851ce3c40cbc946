import * as v from 'valibot';
import { message } from './refusals/reason.ts';
import { VISIBLE } from './texts/visible-text.ts';

/** The pattern of a slug, for example `folly-beach-the-washout`. It also matches a beach's number. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const Slug = v.pipe(
  v.string(message('not-named', { field: 'location' })),
  v.regex(SLUG, message('not-a-slug')),
  v.maxLength(80, message('too-long', { field: 'location', count: 80 })),
);

/**
 * A single line without line breaks and hidden characters. Controls and Unicode direction marks could make the text
 * appear different. Encoded words (RFC 2047) are excluded too, because mail programs decode them in a subject.
 */
export const ONE_PLAIN_LINE = new RegExp(`^(?!.*=\\?[^?]*\\?[bqBQ]\\?)(?:(?![\\p{Zl}\\p{Zp}])(?:${VISIBLE}))*$`, 'u');
/** A text that obeys the same rules as `ONE_PLAIN_LINE`, but may contain line breaks and tabs. */
export const PLAIN_TEXT = new RegExp(`^(?:${VISIBLE}|[\\n\\r\\t])*$`, 'u');

/** Returns the schema of degrees in a path or query. */
export function Degrees(field: string, limit: number) {
  return v.pipe(
    v.string(message('not-given', { field })),
    v.regex(/^-?\d{1,3}(\.\d{1,12})?$/, message('not-degrees', { field })),
    v.transform(Number),
    v.minValue(-limit, message('degrees-beyond', { field, limit })),
    v.maxValue(limit, message('degrees-beyond', { field, limit })),
  );
}

/**
 * The bounds of the visible map, all four or none. If `minLon` is greater than `maxLon`, the map crosses the
 * antimeridian.
 */
export const BoxSides = {
  minLat: v.optional(Degrees('least latitude', 90)),
  maxLat: v.optional(Degrees('greatest latitude', 90)),
  minLon: v.optional(Degrees('least longitude', 180)),
  maxLon: v.optional(Degrees('greatest longitude', 180)),
} as const;

/** A page cursor: the `next` of the previous page. `shape` is its pattern. */
export const Cursor = (shape: RegExp) => v.optional(v.pipe(v.string(), v.regex(shape, message('not-a-cursor'))));

/** The system of units: 1 imperial, 2 metric, as in the cookie `sc_units`. */
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
/** The accepted combinations of units. Each lists the units in a fixed order, so equal choices share one cache key. */
const CHOICES: ReadonlySet<string> = new Set(
  LENGTHS.flatMap((length) =>
    SPEEDS.flatMap((speed) => TEMPERATURES.map((degrees) => [length, speed, degrees].filter(Boolean).join(','))),
  ),
);

/**
 * Units for single quantities, such as `m,kts`. Each overrides the reader's own unit. One parameter for all of them
 * keeps the number of cache keys low.
 */
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

/** JavaScript parses February 30 as a date in March, so the parsed date is compared with the text. */
function isOnCalendar(text: string): boolean {
  const day = text.slice(0, 10);
  const at = Date.parse(day);
  return Number.isNaN(at) || new Date(at).toISOString().startsWith(day);
}

const notADay = message('not-a-date', { field: 'day' });
export const CalendarDay = v.pipe(v.string(), v.isoDate(notADay), v.check(isOnCalendar, notADay));

/** The languages of texts, as BCP 47 tags. */
export const LANGUAGES = ['en', 'es', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];

const RequestedLang = v.picklist(LANGUAGES, message('not-among', { field: 'language', choices: 'en, es or zh-CN' }));

/** The language of a reply's texts. The edge derives it from the cookie `locale`, else from Accept-Language. */
export const Lang = v.optional(RequestedLang, 'en');

/** The language of a reply to a signed-in user: the one requested, else that of the account. */
export const UserLang = v.optional(RequestedLang);

/** Our pages send this parameter with calls whose path is also a page, to get JSON. */
export const IsAjax = v.optional(v.picklist(['true', 'false']));

/** Returns the schema of an ISO 8601 instant in a request. */
export function GivenInstant(field: string) {
  const otherwise = message('not-an-instant', { field });
  return v.pipe(v.string(otherwise), v.isoTimestamp(otherwise), v.check(isOnCalendar, otherwise));
}

/** An ISO 8601 instant in UTC. */
export const Instant = v.pipe(v.string(), v.isoTimestamp());

export const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
export const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** The plan's name in replies; Premium is the plan Pro Plus. */
export const Subscription = v.picklist(['Basic', 'Pro', 'Premium']);

/** An idempotency key, generated by the sender for each object to create: a repeated request creates it once. */
export const SenderId = v.pipe(
  v.string(message('not-one', { field: 'request’s id' })),
  v.regex(/^[\w-]{22,64}$/, message('not-one', { field: 'request’s id' })),
);
