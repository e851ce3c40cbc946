import * as v from 'valibot';
import { call } from './call.ts';
import { Condition } from './current-weather.ts';
import { Cursor, GivenInstant, Instant, Lang, PLAIN_TEXT, UnitSystem } from './fields.ts';
import { message, Refusal } from './refusals/reason.ts';
import { BOARDS } from './site-content.ts';

/** The maximum number of surf sessions that an account can log. */
export const MOST_SURFS = 2000;
export const MOST_NOTE_CHARACTERS = 2000;

/** The key of a logged surf session: its hour and an id, '2026-11-20T14~3f9c…'. Keys sort by time. */
const KEY = /^\d{4}-\d{2}-\d{2}T\d{2}~[\w-]{8,40}$/;
const Key = v.pipe(v.string(), v.regex(KEY, message('not-one', { field: 'surf' })));

/** The fields of a surf session that the user fills in. */
const OwnerFields = {
  /** The user's rating of the session, 1 to 5. */
  rating: v.pipe(
    v.number(message('not-a-number', { field: 'rating' })),
    v.integer(message('not-whole-between', { field: 'rating', least: 1, most: 5 })),
    v.minValue(1, message('not-whole-between', { field: 'rating', least: 1, most: 5 })),
    v.maxValue(5, message('not-whole-between', { field: 'rating', least: 1, most: 5 })),
  ),
  board: v.nullable(v.picklist(BOARDS, message('not-of-list', { field: 'board' }))),
  note: v.pipe(
    v.string(message('not-text', { field: 'note' })),
    v.trim(),
    v.maxLength(MOST_NOTE_CHARACTERS, message('too-long', { field: 'note', count: MOST_NOTE_CHARACTERS })),
    v.regex(PLAIN_TEXT, message('hidden-characters', { field: 'note' })),
  ),
} as const;

const Text = v.nullable(v.string());

/** A surf session with the conditions that the site showed for its hour; null if they were unknown. */
const Surf = v.object({
  key: v.string(),
  /** The revision number, which increases with each change of the log entry. */
  revision: v.number(),
  beach: v.object({ slug: v.string(), name: v.string() }),
  at: Instant,
  /** The hour in the beach's local time: 'Fri Nov 20, 2:00pm'. */
  atTxt: v.string(),
  rating: v.number(),
  board: v.nullable(v.picklist(BOARDS)),
  note: v.string(),
  conditions: v.nullable(
    v.object({ surf: Text, cond: Condition, score: v.nullable(v.number()), swell: Text, wind: Text, tide: Text }),
  ),
});
export type SurfReply = v.InferOutput<typeof Surf>;

/**
 * Lists the surfs of the user's log, the newest first. A page has 50 surfs; its `next` is the cursor `after` of the
 * following page.
 */
export const listSurfs = call({
  name: 'list-surfs',
  method: 'GET',
  path: '/api/surfs',
  access: 'user',
  query: v.object({ after: Cursor(KEY), units: UnitSystem, lang: Lang }),
  reply: v.object({ surfs: v.array(Surf), next: v.nullable(v.string()) }),
});

/**
 * Adds a surf with the conditions of its hour. The hour must have begun. The sender generates `id`, so a retry does not
 * store the surf twice. If the user edits the entry before a retry, `sent` increases from 1, and the highest number
 * wins. The call is refused if 2,000 surfs are stored. It is also refused after the user has changed or removed this
 * surf.
 */
export const addSurf = call({
  name: 'add-surf',
  method: 'POST',
  path: '/api/surfs',
  access: 'user',
  fails: [404],
  body: v.object({
    id: v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/, message('not-one', { field: 'id' }))),
    beachId: v.number(message('not-a-number', { field: 'beach' })),
    at: GivenInstant('time'),
    sent: v.optional(
      v.pipe(
        v.number(message('not-a-number', { field: 'sent' })),
        v.safeInteger(message('not-a-number', { field: 'sent' })),
      ),
      1,
    ),
    ...OwnerFields,
  }),
  reply: v.object({ success: v.boolean(), ...Refusal.entries }),
});

/**
 * Changes a surf of the log. It is refused if the surf was removed, or was changed on another device since it was read.
 */
export const changeSurf = call({
  name: 'change-surf',
  method: 'PATCH',
  path: '/api/surfs',
  access: 'user',
  body: v.object({
    key: Key,
    revision: v.pipe(
      v.number(message('not-a-number', { field: 'revision' })),
      v.safeInteger(message('not-a-number', { field: 'revision' })),
    ),
    ...OwnerFields,
  }),
  reply: v.object({ success: v.boolean(), ...Refusal.entries }),
});

/** Removes a surf from the log. It is idempotent. */
export const removeSurf = call({
  name: 'remove-surf',
  method: 'POST',
  path: '/api/surfs/remove',
  access: 'user',
  body: v.object({ key: Key }),
  reply: v.object({ success: v.boolean() }),
});
