import * as v from 'valibot';
import { call } from './call.ts';
import { BlogSlug, PostId } from './post-fields.ts';
import { message } from './refusals/reason.ts';

/** The number of days that the statistics of posts cover. */
export const STATS_DAYS = 30;
/**
 * The maximum reading time of a view, in seconds. It prevents a page that stays open overnight from distorting the
 * mean.
 */
export const READ_MOST_S = 1800;

/**
 * Counts a view of a post, or how long it was read. A view counts once per network and half hour. The reader's identity
 * is not stored. Bots are not counted.
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
        /**
         * The host of the page with the link to the post. Empty if the browser does not send it, or if it is our own.
         */
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
  /** The last 30 days in UTC, the earliest first, including days without views. */
  days: v.array(
    v.object({
      date: v.string(),
      views: v.number(),
      /** The number of readers. Each counts once a day, by a hash that cannot be traced back to the person. */
      visits: v.number(),
    }),
  ),
  views: v.number(),
  visits: v.number(),
  /** The mean reading time; null if none was measured. */
  readSeconds: v.nullable(v.number()),
  /** The referring sites, the most frequent first. */
  sources: v.array(v.object({ host: v.string(), views: v.number() })),
});
export type PostStatsReply = v.InferOutput<typeof Stats>;

/** Returns the readership of the writer's own posts, or of all posts. A contributor may request only their own. */
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

/** Returns the readership of one post. A contributor may see only their own posts. */
export const getCanvasPostStats = call({
  name: 'get-canvas-post-stats',
  method: 'GET',
  path: '/api/canvas/posts/{id}/stats',
  access: 'contributor',
  fails: [404],
  params: v.object({ id: PostId }),
  reply: Stats,
});
