import * as v from 'valibot';
import { call } from './call.ts';
import { BlogSlug, PostId } from './post-fields.ts';
import { message } from './refusals/reason.ts';

/** Days that the statistics of posts show. */
export const STATS_DAYS = 30;
/** A page that was left open overnight is not read all night. */
export const READ_MOST_S = 1800;

/**
 * Counts that a post was opened, once in half an hour for each network, or how long its reader stayed. Nothing is kept
 * of who it was. Programs are left out.
 */
export const countPostView = call({
  name: 'count-post-view',
  method: 'POST',
  path: '/api/posts/seen',
  access: 'anyone',
  body: v.variant(
    'event',
    [
      v.object({
        event: v.literal('opened'),
        slug: BlogSlug,
        /** The host of the page that led here; empty where the browser does not tell, or where it was ours. */
        from: v.pipe(v.string(), v.maxLength(100), v.regex(/^(?:[a-z0-9-]+\.)*[a-z0-9-]*$/)),
      }),
      v.object({
        event: v.literal('read'),
        slug: BlogSlug,
        seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(READ_MOST_S)),
      }),
    ],
    message('not-among', { field: 'event', choices: 'opened or read' }),
  ),
  reply: v.object({}),
});

const Stats = v.object({
  /** The last 30 days of UTC, the earliest first; days without a view too. */
  days: v.array(
    v.object({
      date: v.string(),
      views: v.number(),
      /** Readers: one person counts once a day, by what cannot be traced back to them. */
      visits: v.number(),
    }),
  ),
  views: v.number(),
  visits: v.number(),
  /** How long a reader stays, on average; null while nobody is known to have read. */
  readSeconds: v.nullable(v.number()),
  /** Which sites led here, the most first. */
  sources: v.array(v.object({ host: v.string(), views: v.number() })),
});
export type PostStatsReply = v.InferOutput<typeof Stats>;

/** Returns the readership of one's own posts, or of all. A contributor may not see those of all. */
export const getCanvasStats = call({
  name: 'get-canvas-stats',
  method: 'GET',
  path: '/api/canvas/stats',
  access: 'contributor',
  query: v.object({
    scope: v.optional(
      v.picklist(['user', 'all'], message('not-among', { field: 'scope', choices: 'user or all' })),
      'user',
    ),
  }),
  reply: Stats,
});

/** Returns the readership of one post. A contributor sees their own posts alone. */
export const getCanvasPostStats = call({
  name: 'get-canvas-post-stats',
  method: 'GET',
  path: '/api/canvas/posts/{id}/stats',
  access: 'contributor',
  fails: [404],
  params: v.object({ id: PostId }),
  reply: Stats,
});
