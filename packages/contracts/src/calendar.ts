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
 * Returns a beach's windows worth surfing as an iCalendar subscription. It has one event a day at most, as far as
 * visitors see. The address holds language and units, since a calendar program sends neither.
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
 * Returns the windows of a user's favorites as iCalendar, by their secret address. It is in the account's language and
 * units, as far as the plan goes. 404 for an address that was renewed or ended; 429 past 60 an hour.
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
  /** When the address was made; null: there is none. */
  made_at: v.nullable(Instant),
});

/** Returns whether the user's favorites have a secret calendar address. The address itself is not kept. */
export const getCalendarLink = call({
  name: 'get-calendar-link',
  method: 'GET',
  path: '/api/calendar/link',
  access: 'user',
  reply: Link,
});

/** Makes a secret calendar address. An earlier one stops working. The reply alone holds the address. */
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
