import * as v from 'valibot';
import { call } from './call.ts';
import { CANVAS_BASE, POST_STATES } from './canvas-fields.ts';
import { GivenInstant, Instant, LANGUAGES } from './fields.ts';
import { BlogSlug, ImageId, InLanguages, PageOf, PageQuery, PlainLine, PostId } from './post-fields.ts';
import { message } from './refusals/reason.ts';
import { isHttpsAddress } from './web-address.ts';

/** The size limit of a post's JSON: about ten thousand words in each of three languages. */
export const POST_LIMIT_KB = 256;
export const TITLE_MAX = 120;
export const SUMMARY_MAX = 300;
export const TAGS_MAX = 8;
/** The minimum delay of a scheduled post, in ms, because a job publishes due posts once a minute. */
export const SCHEDULE_LEAST_MS = 60_000;

const PostText = v.object({
  /** The title may be empty in a draft, but not in a post that is submitted for review. */
  title: PlainLine('title', TITLE_MAX),
  summary: PlainLine('summary', SUMMARY_MAX),
  /** The editor's document. `checkDocument` of `@groundswell/posts` validates it completely. */
  document: v.looseObject({ type: v.literal('doc', message('not-one', { field: 'document' })) }),
  imageAlt: v.optional(PlainLine('image’s description', 300), ''),
  imageCaption: v.optional(PlainLine('caption', 300), ''),
  /** The title and description for search engines and social sites; if empty, the post's title and summary are used. */
  seo: v.optional(
    v.object({
      title: v.optional(PlainLine('title for search engines', 120), ''),
      description: v.optional(PlainLine('description for search engines', 300), ''),
    }),
    {},
  ),
});
export type PostText = v.InferOutput<typeof PostText>;

/** The part of a post that its writer edits. */
const PostContent = v.object({
  /** The slug; absent in a new post, whose slug is derived from its title. */
  slug: v.optional(BlogSlug),
  topic: v.nullable(BlogSlug),
  tags: v.pipe(v.array(BlogSlug), v.maxLength(TAGS_MAX, message('tags-too-many', { count: TAGS_MAX }))),
  image: v.nullable(v.object({ id: ImageId })),
  /** The address where the post was first published, if not here: https, without a user name, normalized by `URL`. */
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

/** A post as the admin interface edits it. */
const CanvasPost = v.object({
  ...PostContent.entries,
  id: v.string(),
  slug: v.string(),
  user_id: v.number(),
  state: v.picklist(POST_STATES),
  /** The scheduled time; null unless the post is scheduled. */
  publishAt: v.nullable(Instant),
  /** The publication time; null unless the post is published. */
  publishedAt: v.nullable(Instant),
  /** Whether the post has saved changes that are not published yet. */
  hasChanges: v.boolean(),
  /** The revision of the post, which its ETag has in quotes. Empty if the post has not been saved yet. */
  revision: v.string(),
  createdAt: Instant,
  updatedAt: Instant,
  /** The number of the writer who saved this revision. */
  updatedBy: v.number(),
  /** Whether the signed-in writer saved this revision, perhaps in another tab or on another device. */
  updatedByYou: v.boolean(),
  /** The actions that the post's state and the writer's role permit. */
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
  /** The title in the first language in which the post is available; empty if it has none. */
  title: v.string(),
  langs: v.array(v.picklist(LANGUAGES)),
});
export type CanvasPostRow = v.InferOutput<typeof CanvasPostRow>;

const OfPost = v.object({ id: PostId });

const IF_MATCH = { 'if-match': 'The `revision` of the post that the change was made on, in double quotes.' };

/**
 * Lists the posts of a state, the newest first. `scope` selects the writer's own posts or all posts; a contributor may
 * not list all.
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
    /** The number of posts in each state, capped at a thousand. Only the first page has it. */
    counts: v.optional(v.record(v.picklist(POST_STATES), v.number())),
  }),
});

/** Returns a blank post with a new id. It is stored when it is first saved. */
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
 * Saves a post. `if-match` names the revision that the change is based on; without it the post is new. If another
 * writer saved meanwhile, the reply is 412 with the stored post as `newest`, and nothing changes. Repeating the same
 * request is 200.
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
 * Moves a post to another state. `review` submits it, `published` publishes the last saved text, and `scheduled`
 * publishes it at a set time. `draft` makes it a draft again. `if-match` names the revision that was read (412 as for
 * saving).
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
    /** The time for `scheduled`: at least a minute and at most two years ahead. */
    publishAt: v.optional(GivenInstant('time')),
  }),
  reply: CanvasPost,
});

/**
 * Deletes a post, which can be restored for 30 days. It disappears from readers' pages and lists. `if-match` names the
 * revision that was read (412 as for saving). Deleting a deleted post is 200.
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
 * Restores a deleted post as it was. `if-match` names the deleted revision (412 as for saving). Restoring a restored
 * post is 200.
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

/** Lists earlier revisions of a post, the newest first. The list has at most a hundred, which are stored for a year. */
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

/** Returns an earlier revision of a post. */
export const getPostRevision = call({
  name: 'get-post-revision',
  method: 'GET',
  path: `${CANVAS_BASE}/posts/{id}/revisions/{revision}`,
  access: 'contributor',
  fails: [404],
  params: OfRevision,
  reply: PostRevision,
});

/** Saves an earlier revision of a post as its newest. `if-match` is as for saving. The slug stays the current one. */
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

/** Creates a preview link of a post's current text. Anyone with the link can read it until it expires. */
export const makePostPreview = call({
  name: 'make-post-preview',
  method: 'POST',
  path: `${CANVAS_BASE}/posts/{id}/preview`,
  access: 'contributor',
  fails: [404],
  params: OfPost,
  reply: v.object({
    /** The preview page, `/blog/preview/<token>`, which requests `/api/posts/preview/<token>`. */
    path: v.string(),
    token: v.string(),
    until: Instant,
  }),
});
