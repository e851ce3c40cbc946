import * as v from 'valibot';
import { call } from './call.ts';
import { Instant, LANGUAGES, Lang } from './fields.ts';
import { BlogSlug, LabelCursor, PageOf, PageQuery, WriterId } from './post-fields.ts';
import { message } from './refusals/reason.ts';

/**
 * The cache times: half a minute at the edge and none in the browser. Publishing or withdrawing a post thus takes
 * effect within a minute.
 */
const SHORT_CACHE = { browserS: 0, edgeS: 30 };

/** A tag or a topic. */
const Label = v.object({ id: v.string(), name: v.string(), slug: v.string() });
export type Label = v.InferOutput<typeof Label>;

export const CountedLabel = v.object({
  ...Label.entries,
  /** The number of published posts with this tag or topic. */
  posts_count: v.number(),
});
export type CountedLabel = v.InferOutput<typeof CountedLabel>;

export const AuthorReply = v.object({
  id: v.number(),
  name: v.string(),
  summary: v.string(),
  /** The picture's path on the site; null if the writer has none. */
  avatar: v.nullable(v.string()),
  /** The picture that pages show when `avatar` is null. */
  default_avatar: v.string(),
});
export type AuthorReply = v.InferOutput<typeof AuthorReply>;

/** A post in a list. */
export const PostCard = v.object({
  id: v.string(),
  /** Its writer. */
  user_id: v.number(),
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  /** The picture's path on the site. `_thumb` before its extension gives the thumbnail. */
  featured_image: v.nullable(v.string()),
  featured_image_alt: v.string(),
  featured_image_caption: v.string(),
  published_at: Instant,
  /** Minutes. */
  read_time: v.number(),
  tags: v.array(Label),
  topic: v.nullable(Label),
  /** The writer, without the summary. */
  user: v.omit(AuthorReply, ['summary']),
  /**
   * The language of the post's texts. It is the reader's language if the post is available in it, else English, else
   * the only language available.
   */
  lang: v.picklist(LANGUAGES),
});
export type PostCard = v.InferOutput<typeof PostCard>;

export const PostReply = v.object({
  ...PostCard.entries,
  /** The server-rendered HTML, limited to the elements that `@groundswell/posts` allows. */
  body: v.string(),
  updated_at: Instant,
  /** The languages in which the post is available. */
  langs: v.array(v.picklist(LANGUAGES)),
  meta: v.object({
    /** The address of the first publication elsewhere; null if the post appeared here first. */
    canonical_link: v.nullable(v.string()),
    title: v.string(),
    description: v.string(),
  }),
  /** The expiry of the preview link; absent for a published post. */
  until: v.optional(Instant),
});
export type PostReply = v.InferOutput<typeof PostReply>;

const Paged = { query: v.object({ ...PageQuery, lang: Lang }), reply: PageOf(PostCard), cache: SHORT_CACHE } as const;
export type PostsReply = v.InferOutput<(typeof Paged)['reply']>;
const OfLabel = v.object({ slug: BlogSlug });
const OfWriter = v.object({ user_id: WriterId });

/** Lists published posts, the newest first. The first four are featured. */
export const listPosts = call({
  name: 'list-posts',
  method: 'GET',
  path: '/api/posts',
  alsoAt: ['/canvas-ui/api/posts'],
  access: 'anyone',
  ...Paged,
});

/** Lists the published posts of a writer. */
export const listAuthorPosts = call({
  name: 'list-author-posts',
  method: 'GET',
  path: '/api/users/{user_id}/posts',
  alsoAt: ['/canvas-ui/api/users/{user_id}/posts'],
  access: 'anyone',
  params: OfWriter,
  ...Paged,
});

/** Lists the published posts with a tag. */
export const listTagPosts = call({
  name: 'list-tag-posts',
  method: 'GET',
  path: '/api/tags/{slug}/posts',
  alsoAt: ['/canvas-ui/api/tags/{slug}/posts'],
  access: 'anyone',
  params: OfLabel,
  ...Paged,
});

/** Lists the published posts of a topic. */
export const listTopicPosts = call({
  name: 'list-topic-posts',
  method: 'GET',
  path: '/api/topics/{slug}/posts',
  alsoAt: ['/canvas-ui/api/topics/{slug}/posts'],
  access: 'anyone',
  params: OfLabel,
  ...Paged,
});

/** Returns a published post. If the slug is a former one, the reply has the current slug. */
export const getPost = call({
  name: 'get-post',
  method: 'GET',
  path: '/canvas-ui/api/posts/{slug}',
  access: 'anyone',
  fails: [404],
  params: OfLabel,
  query: v.object({ lang: Lang }),
  reply: PostReply,
  cache: SHORT_CACHE,
});

const Labels = {
  query: v.object({ after: LabelCursor, lang: Lang }),
  reply: PageOf(CountedLabel),
  cache: SHORT_CACHE,
} as const;
export type LabelsReply = v.InferOutput<(typeof Labels)['reply']>;
const OneLabel = {
  params: OfLabel,
  query: v.object({ lang: Lang }),
  reply: CountedLabel,
  cache: SHORT_CACHE,
} as const;

/**
 * Lists the tags of published posts by slug. A page has at most a thousand; `next` is the cursor of the following page.
 */
export const listTags = call({
  name: 'list-tags',
  method: 'GET',
  path: '/canvas-ui/api/tags',
  access: 'anyone',
  ...Labels,
});

/** Returns a tag. */
export const getTag = call({
  name: 'get-tag',
  method: 'GET',
  path: '/canvas-ui/api/tags/{slug}',
  access: 'anyone',
  fails: [404],
  ...OneLabel,
});

/** Lists the topics of published posts by slug. */
export const listTopics = call({
  name: 'list-topics',
  method: 'GET',
  path: '/canvas-ui/api/topics',
  access: 'anyone',
  ...Labels,
});

/** Returns a topic. */
export const getTopic = call({
  name: 'get-topic',
  method: 'GET',
  path: '/canvas-ui/api/topics/{slug}',
  access: 'anyone',
  fails: [404],
  ...OneLabel,
});

/** Returns a writer's public profile. */
export const getAuthor = call({
  name: 'get-author',
  method: 'GET',
  path: '/canvas-ui/api/users/{user_id}',
  access: 'anyone',
  fails: [404],
  params: OfWriter,
  query: v.object({ lang: Lang }),
  reply: AuthorReply,
  cache: SHORT_CACHE,
});

/**
 * Searches published posts by words of their title, summary, tags and topic. It tolerates one wrong letter. The best
 * match comes first.
 */
export const searchPosts = call({
  name: 'search-posts',
  method: 'GET',
  path: '/api/posts/search',
  access: 'anyone',
  query: v.object({
    q: v.pipe(
      v.string(message('not-given', { field: 'search' })),
      v.trim(),
      v.minLength(1, message('not-given', { field: 'search' })),
      v.maxLength(80, message('too-long', { field: 'search', count: 80 })),
    ),
    lang: Lang,
  }),
  reply: v.object({ data: v.array(PostCard) }),
  cache: SHORT_CACHE,
});
export type FoundPostsReply = v.InferOutput<typeof searchPosts.reply>;

export const PreviewToken = v.object({
  token: v.pipe(v.string(), v.regex(/^[\w-]{40,400}$/, message('link-not-whole'))),
});

/** Returns a post, published or not, by its preview link. It looks as it will when published. The link expires. */
export const previewPost = call({
  name: 'preview-post',
  method: 'GET',
  path: '/api/posts/preview/{token}',
  access: 'anyone',
  fails: [404],
  params: PreviewToken,
  query: v.object({ lang: Lang }),
  reply: PostReply,
});
