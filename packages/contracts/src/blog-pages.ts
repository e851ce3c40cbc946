import * as v from 'valibot';
import { AuthorReply, CountedLabel, PostCard, PostReply, PreviewToken } from './blog.ts';
import { call } from './call.ts';
import { Lang } from './fields.ts';
import { BlogSlug, PageOf, PageQuery, WriterId } from './post-fields.ts';
import { message } from './refusals/reason.ts';

// The blog's pages. From these addresses a browser gets HTML, and a program gets the JSON that the page is rendered
// from.

/**
 * The same cache times as for the blog's other calls, so that publishing or withdrawing a post takes effect within a
 * minute.
 */
const SHORT_CACHE = { browserS: 0, edgeS: 30 };
const READ = { method: 'GET', access: 'anyone', page: true, cache: SHORT_CACHE } as const;
/**
 * The query of a list. `after` is the cursor `next` of the page before; without it the list starts at the newest post.
 */
const LIST_QUERY = v.object({ after: PageQuery.after, lang: Lang });
const LANG_QUERY = v.object({ lang: Lang });
const OfLabel = v.object({ slug: BlogSlug });
const Posts = PageOf(PostCard);

/** Lists all posts of the blog, the newest first. */
export const getBlog = call({
  ...READ,
  name: 'get-blog',
  path: '/blog',
  query: LIST_QUERY,
  reply: v.object({ kind: v.literal('all'), posts: Posts }),
});
export type BlogReply = v.InferOutput<typeof getBlog.reply>;

const Labels = v.object({ kind: v.picklist(['tags', 'topics']), labels: v.array(CountedLabel) });
export type BlogLabelsReply = v.InferOutput<typeof Labels>;

/** Lists the tags of published posts. */
export const getBlogTags = call({
  ...READ,
  name: 'get-blog-tags',
  path: '/blog/tags',
  query: LANG_QUERY,
  reply: Labels,
});

/** Lists the topics of published posts. */
export const getBlogTopics = call({
  ...READ,
  name: 'get-blog-topics',
  path: '/blog/topics',
  query: LANG_QUERY,
  reply: Labels,
});

const OfOneLabel = v.object({ kind: v.picklist(['tag', 'topic']), label: CountedLabel, posts: Posts });
export type BlogLabelReply = v.InferOutput<typeof OfOneLabel>;

/** Lists the posts with a tag. */
export const getBlogTag = call({
  ...READ,
  name: 'get-blog-tag',
  path: '/blog/tags/{slug}',
  fails: [404],
  params: OfLabel,
  query: LIST_QUERY,
  reply: OfOneLabel,
});

/** Lists the posts of a topic. */
export const getBlogTopic = call({
  ...READ,
  name: 'get-blog-topic',
  path: '/blog/topics/{slug}',
  fails: [404],
  params: OfLabel,
  query: LIST_QUERY,
  reply: OfOneLabel,
});

/** Returns a writer and their posts. */
export const getBlogAuthor = call({
  ...READ,
  name: 'get-blog-author',
  path: '/blog/{user_id}',
  fails: [404],
  params: v.object({ user_id: WriterId }),
  query: LIST_QUERY,
  reply: v.object({ kind: v.literal('author'), author: AuthorReply, posts: Posts }),
});
export type BlogAuthorReply = v.InferOutput<typeof getBlogAuthor.reply>;

/**
 * Returns a post of the blog. A former slug, or a slug under another writer's number, redirects to the current address.
 */
export const getBlogPost = call({
  ...READ,
  name: 'get-blog-post',
  path: '/blog/{user_id}/{slug}',
  fails: [301, 404],
  params: v.object({ user_id: WriterId, slug: BlogSlug }),
  query: LANG_QUERY,
  reply: v.object({
    kind: v.literal('post'),
    post: PostReply,
    /** The suggested further posts: from the same topic, else the newest. */
    more: v.array(PostCard),
  }),
});
export type BlogPostReply = v.InferOutput<typeof getBlogPost.reply>;

/** Returns the page of a post by its preview link. The post looks as it will when published. The link expires. */
export const getBlogPreview = call({
  name: 'get-blog-preview',
  method: 'GET',
  path: '/blog/preview/{token}',
  access: 'anyone',
  fails: [404],
  page: true,
  params: PreviewToken,
  query: LANG_QUERY,
  reply: getBlogPost.reply,
});

/** The reply of any of the blog's pages. */
export type BlogPageReply = BlogReply | BlogLabelsReply | BlogLabelReply | BlogAuthorReply | BlogPostReply;

export const FEED_FILES = ['rss.xml', 'atom.xml', 'feed.json', 'sitemap.xml'] as const;
export type FeedFile = (typeof FEED_FILES)[number];

/** Returns a feed of the newest posts, or a sitemap of all posts. */
export const getBlogFeed = call({
  name: 'get-blog-feed',
  method: 'GET',
  path: '/blog/feed/{file}',
  access: 'anyone',
  params: v.object({
    file: v.picklist(FEED_FILES, message('not-among', { field: 'file', choices: FEED_FILES.join(', ') })),
  }),
  query: LANG_QUERY,
  reply: v.instance(Uint8Array),
  replyType: 'application/xml; charset=utf-8',
  otherTypes: [
    'application/rss+xml; charset=utf-8',
    'application/atom+xml; charset=utf-8',
    'application/feed+json; charset=utf-8',
  ],
  cache: { browserS: 60, edgeS: 30 },
});
