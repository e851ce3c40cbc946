import * as v from 'valibot';
import { call } from './call.ts';
import { Instant, Lang, UnitSystem } from './fields.ts';
import { message } from './refusals/reason.ts';

const Bytes = v.custom<Uint8Array>((reply) => reply instanceof Uint8Array);
const fileOf = (stem: RegExp, longest: number) =>
  v.pipe(
    v.string(message('not-named', { field: 'calendar' })),
    v.maxLength(longest, message('too-long', { field: 'calendar’s name', count: longest })),
    v.regex(new RegExp(`^${stem.source}\\.ics$`), message('not-a-calendar')),
    v.transform((name) => name.slice(0, -'.ics'.length)),
  );

/**
 * Returns a beach's best surf hours as an iCalendar feed. It has at most one event a day, for the days that a visitor's
 * forecast covers. Language and units are part of the address, because calendar apps send no cookies.
 */
export const getBeachCalendar = call({
  name: 'get-beach-calendar',
  method: 'GET',
  path: '/calendar/{file}',
  namesSite: true,
  access: 'anyone',
  fails: [404],
  params: v.object({ file: fileOf(/[a-z0-9]+(?:-[a-z0-9]+)*/, 84) }),
  query: v.object({ units: UnitSystem, lang: Lang }),
  reply: Bytes,
  replyType: 'text/calendar; charset=utf-8',
  cache: { browserS: 3600, edgeS: 3600 },
});

/**
 * Returns a user's best surf hours as an iCalendar feed. It covers the favorite beaches of the account that its secret
 * address identifies. Language, units and number of days are those of the account. 404 for a replaced or deleted
 * address; 429 after 60 requests an hour.
 */
export const getFavoritesCalendar = call({
  name: 'get-favorites-calendar',
  method: 'GET',
  path: '/calendar/favorites/{file}',
  access: 'anyone',
  fails: [404],
  params: v.object({ file: fileOf(/[\w-]{43}/, 47) }),
  reply: Bytes,
  replyType: 'text/calendar; charset=utf-8',
});

const Link = v.object({
  /** The time when the calendar address was created; null if the user has none. */
  made_at: v.nullable(Instant),
});

/** Returns whether the user's favorites have a secret calendar address. Only a digest of the address is stored. */
export const getCalendarLink = call({
  name: 'get-calendar-link',
  method: 'GET',
  path: '/api/calendar/link',
  access: 'user',
  reply: Link,
});

/** Creates a secret calendar address. The previous address stops working. The address appears in this reply only. */
export const renewCalendarLink = call({
  name: 'renew-calendar-link',
  method: 'POST',
  path: '/api/calendar/link',
  access: 'user',
  reply: v.object({ ...Link.entries, path: v.string() }),
});

/** Ends the secret calendar address. It is idempotent. */
export const endCalendarLink = call({
  name: 'end-calendar-link',
  method: 'DELETE',
  path: '/api/calendar/link',
  access: 'user',
  reply: Link,
});
