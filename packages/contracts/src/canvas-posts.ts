import * as v from 'valibot';
import { call } from './call.ts';
import { CANVAS_BASE, POST_STATES } from './canvas-fields.ts';
import { GivenInstant, Instant, LANGUAGES } from './fields.ts';
import { BlogSlug, ImageId, InLanguages, PageOf, PageQuery, PlainLine, PostId } from './post-fields.ts';
import { message } from './refusals/reason.ts';
import { isHttpsAddress } from './web-address.ts';

/** The most bytes of a post's JSON: some ten thousand words in each of three languages. */
export const POST_LIMIT_KB = 256;
export const TITLE_MAX = 120;
export const SUMMARY_MAX = 300;
export const TAGS_MAX = 8;
/** From now until a post goes out, at the least: a job publishes them each minute. */
export const SCHEDULE_LEAST_MS = 60_000;

const PostText = v.object({
  /** A draft may lack it, a post that is handed in may not. */
  title: PlainLine('title', TITLE_MAX),
  summary: PlainLine('summary', SUMMARY_MAX),
  /** The editor's document, as `checkDocument` of `@groundswell/posts` accepts it. */
  document: v.looseObject({ type: v.literal('doc', message('not-one', { field: 'document' })) }),
  imageAlt: v.optional(PlainLine('image’s description', 300), ''),
  imageCaption: v.optional(PlainLine('caption', 300), ''),
  /** For search engines and social sites; empty: title and summary. */
  seo: v.optional(
    v.object({
      title: v.optional(PlainLine('title for search engines', 120), ''),
      description: v.optional(PlainLine('description for search engines', 300), ''),
    }),
    {},
  ),
});
export type PostText = v.InferOutput<typeof PostText>;

/** What a writer writes of a post. */
const PostContent = v.object({
  /** Absent in a new post: made of its title. */
  slug: v.optional(BlogSlug),
  topic: v.nullable(BlogSlug),
  tags: v.pipe(v.array(BlogSlug), v.maxLength(TAGS_MAX, message('tags-too-many', { count: TAGS_MAX }))),
  image: v.nullable(v.object({ id: ImageId })),
  /** Where it was published first: https, without a user’s name, as a browser would write it. */
  canonicalLink: v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(400, message('too-long', { field: 'original address', count: 400 })),
      v.url(message('address-not-https')),
      v.transform((address) => new URL(address).href),
      v.check(isHttpsAddress, message('address-not-https')),
      v.maxLength(400, message('too-long', { field: 'original address', count: 400 })),
    ),
  ),
  texts: v.pipe(
    InLanguages(PostText),
    v.check((texts) => Object.values(texts).some(Boolean), message('post-language-missing')),
  ),
});
export type PostContent = v.InferOutput<typeof PostContent>;

/** A post as its writers work on it. */
const CanvasPost = v.object({
  ...PostContent.entries,
  id: v.string(),
  slug: v.string(),
  user_id: v.number(),
  state: v.picklist(POST_STATES),
  /** When it goes out; null unless it is scheduled. */
  publishAt: v.nullable(Instant),
  /** When it went out; null unless it is published. */
  publishedAt: v.nullable(Instant),
  /** Published, and written on since: readers see what was published. */
  hasChanges: v.boolean(),
  /** Its ETag, without the quotes. Empty: it is not kept yet. */
  revision: v.string(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Who wrote this revision. */
  updatedBy: v.number(),
  /** Whether that was this writer, perhaps in another tab or on another device. */
  updatedByYou: v.boolean(),
  /** What this writer may do with it now. */
  may: v.object({ save: v.boolean(), submit: v.boolean(), publish: v.boolean(), delete: v.boolean() }),
});
export type CanvasPost = v.InferOutput<typeof CanvasPost>;

export const CanvasPostRow = v.object({
  ...v.pick(CanvasPost, [
    'id',
    'slug',
    'user_id',
    'state',
    'publishAt',
    'publishedAt',
    'hasChanges',
    'revision',
    'updatedAt',
  ]).entries,
  /** In the first of its languages; empty while it has none. */
  title: v.string(),
  langs: v.array(v.picklist(LANGUAGES)),
});
export type CanvasPostRow = v.InferOutput<typeof CanvasPostRow>;

const OfPost = v.object({ id: PostId });

const IF_MATCH = { 'if-match': 'The `revision` of the post that the change was made on, in double quotes.' };

/**
 * Lists the posts of a state, the newest first. They are one's own, or everybody's, which a contributor may not see.
 */
export const listCanvasPosts = call({
  name: 'list-canvas-posts',
  method: 'GET',
  path: `${CANVAS_BASE}/posts`,
  access: 'contributor',
  query: v.object({
    ...PageQuery,
    scope: v.optional(
      v.picklist(['user', 'all'], message('not-among', { field: 'scope', choices: 'user or all' })),
      'user',
    ),
    type: v.optional(
      v.picklist(POST_STATES, message('not-among', { field: 'type', choices: POST_STATES.join(', ') })),
      'published',
    ),
  }),
  reply: v.object({
    ...PageOf(CanvasPostRow).entries,
    /** With a first page: how many there are in each state, a thousand at most. */
    counts: v.optional(v.record(v.picklist(POST_STATES), v.number())),
  }),
});

/** Returns an empty post with an id of its own. It is kept once it is saved. */
export const createCanvasPost = call({
  name: 'create-canvas-post',
  method: 'GET',
  path: `${CANVAS_BASE}/posts/create`,
  acts: true,
  access: 'contributor',
  reply: CanvasPost,
});

/** Returns a post to edit. Its `etag` is its revision. */
export const getCanvasPost = call({
  name: 'get-canvas-post',
  method: 'GET',
  path: `${CANVAS_BASE}/posts/{id}`,
  access: 'contributor',
  fails: [404],
  params: OfPost,
  reply: CanvasPost,
});

/**
 * Saves a post. `if-match` names the revision that it was written on; without it the post is new. Where somebody else
 * wrote meanwhile: 412, with their post as `newest`, and nothing is changed. The same request again is 200.
 */
export const saveCanvasPost = call({
  name: 'save-canvas-post',
  method: 'POST',
  path: `${CANVAS_BASE}/posts/{id}`,
  access: 'contributor',
  headers: IF_MATCH,
  fails: [404, 409, 412],
  bodyLimitKb: POST_LIMIT_KB,
  params: OfPost,
  cleansTexts: true,
  body: PostContent,
  reply: CanvasPost,
});

/**
 * Moves a post to another state. `review` submits it, `published` publishes what was saved last, `scheduled` does so at
 * a time, `draft` takes it back from any state. `if-match` names the revision that was read (412 as for saving).
 */
export const moveCanvasPost = call({
  name: 'move-canvas-post',
  method: 'POST',
  path: `${CANVAS_BASE}/posts/{id}/state`,
  access: 'contributor',
  headers: IF_MATCH,
  fails: [404, 409, 412],
  params: OfPost,
  body: v.object({
    to: v.picklist(
      ['draft', 'review', 'scheduled', 'published'],
      message('not-among', { field: 'state', choices: 'draft, review, scheduled or published' }),
    ),
    /** For `scheduled`; in a minute at the earliest and two years at the latest. */
    publishAt: v.optional(GivenInstant(message('not-a-date', { field: 'time' }))),
  }),
  reply: CanvasPost,
});

/**
 * Deletes a post, which can be restored for 30 days. It leaves readers' pages and lists. `if-match` names the revision
 * that it was decided on (412 as for saving). One that is deleted already is 200.
 */
export const deleteCanvasPost = call({
  name: 'delete-canvas-post',
  method: 'DELETE',
  path: `${CANVAS_BASE}/posts/{id}`,
  access: 'contributor',
  headers: IF_MATCH,
  fails: [404, 409, 412],
  params: OfPost,
  reply: CanvasPost,
});

/**
 * Restores a deleted post as it was. `if-match` names the deleted revision (412 as for saving). One that is restored
 * already is 200.
 */
export const undeleteCanvasPost = call({
  name: 'undelete-canvas-post',
  method: 'POST',
  path: `${CANVAS_BASE}/posts/{id}/undelete`,
  access: 'contributor',
  headers: IF_MATCH,
  fails: [404, 409, 412],
  params: OfPost,
  reply: CanvasPost,
});

const OfRevision = v.object({
  id: PostId,
  revision: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, message('not-one', { field: 'revision' }))),
});

/** Lists earlier texts of a post, the newest first. It lists a hundred at most, which are kept for a year. */
export const listPostRevisions = call({
  name: 'list-post-revisions',
  method: 'GET',
  path: `${CANVAS_BASE}/posts/{id}/revisions`,
  access: 'contributor',
  fails: [404],
  params: OfPost,
  reply: v.object({
    data: v.array(
      v.object({ revision: v.string(), updatedAt: Instant, updatedBy: v.number(), state: v.picklist(POST_STATES) }),
    ),
  }),
});

const PostRevision = v.object({
  ...PostContent.entries,
  slug: v.string(),
  revision: v.string(),
  updatedAt: Instant,
  updatedBy: v.number(),
});
export type PostRevisionReply = v.InferOutput<typeof PostRevision>;

/** Returns an earlier text of a post. */
export const getPostRevision = call({
  name: 'get-post-revision',
  method: 'GET',
  path: `${CANVAS_BASE}/posts/{id}/revisions/{revision}`,
  access: 'contributor',
  fails: [404],
  params: OfRevision,
  reply: PostRevision,
});

/** Saves an earlier text of a post as its newest. `if-match` is as for saving. The slug stays the current one. */
export const restorePostRevision = call({
  name: 'restore-post-revision',
  method: 'POST',
  path: `${CANVAS_BASE}/posts/{id}/revisions/{revision}/restore`,
  access: 'contributor',
  headers: IF_MATCH,
  fails: [404, 409, 412],
  params: OfRevision,
  reply: CanvasPost,
});

/** Makes a link by which anyone reads a post as it stands, until the link ends. */
export const makePostPreview = call({
  name: 'make-post-preview',
  method: 'POST',
  path: `${CANVAS_BASE}/posts/{id}/preview`,
  access: 'contributor',
  fails: [404],
  params: OfPost,
  reply: v.object({
    /** `/blog/preview/<token>`, whose page asks `/api/posts/preview/<token>`. */
    path: v.string(),
    token: v.string(),
    until: Instant,
  }),
});
