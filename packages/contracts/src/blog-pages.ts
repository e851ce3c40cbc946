import * as v from 'valibot';
import { AuthorReply, CountedLabel, PostCard, PostReply, PreviewToken } from './blog.ts';
import { call } from './call.ts';
import { Lang } from './fields.ts';
import { BlogSlug, PageOf, PageQuery, WriterId } from './post-fields.ts';
import { message } from './refusals/reason.ts';

// The blog's pages: each address is the page, drawn, and for programs what the page is drawn from.

/** As for the blog's other calls: what is published is out, and what is withdrawn gone, within a minute. */
const BRIEFLY = { browserS: 0, edgeS: 30 };
const READ = { method: 'GET', access: 'anyone', page: true, cache: BRIEFLY } as const;
/** From its newest post, or from behind the one that `next` of a reply names. */
const OF_LIST = v.object({ after: PageQuery.after, lang: Lang });
const OF_ONE = v.object({ lang: Lang });
const OfLabel = v.object({ slug: BlogSlug });
const Posts = PageOf(PostCard);

/** 'Captain’s blog': all posts, the newest first. */
export const getBlog = call({
  ...READ,
  name: 'get-blog',
  path: '/blog',
  query: OF_LIST,
  reply: v.object({ kind: v.literal('all'), posts: Posts }),
});
export type BlogReply = v.InferOutput<typeof getBlog.reply>;

const Labels = v.object({ kind: v.picklist(['tags', 'topics']), labels: v.array(CountedLabel) });
export type BlogLabelsReply = v.InferOutput<typeof Labels>;

export const getBlogTags = call({ ...READ, name: 'get-blog-tags', path: '/blog/tags', query: OF_ONE, reply: Labels });

export const getBlogTopics = call({
  ...READ,
  name: 'get-blog-topics',
  path: '/blog/topics',
  query: OF_ONE,
  reply: Labels,
});

const OfOneLabel = v.object({ kind: v.picklist(['tag', 'topic']), label: CountedLabel, posts: Posts });
export type BlogLabelReply = v.InferOutput<typeof OfOneLabel>;

export const getBlogTag = call({
  ...READ,
  name: 'get-blog-tag',
  path: '/blog/tags/{slug}',
  params: OfLabel,
  query: OF_LIST,
  reply: OfOneLabel,
});

export const getBlogTopic = call({
  ...READ,
  name: 'get-blog-topic',
  path: '/blog/topics/{slug}',
  params: OfLabel,
  query: OF_LIST,
  reply: OfOneLabel,
});

/** A writer's page. */
export const getBlogAuthor = call({
  ...READ,
  name: 'get-blog-author',
  path: '/blog/{user_id}',
  params: v.object({ user_id: WriterId }),
  query: OF_LIST,
  reply: v.object({ kind: v.literal('author'), author: AuthorReply, posts: Posts }),
});
export type BlogAuthorReply = v.InferOutput<typeof getBlogAuthor.reply>;

/** A post. A slug that it had before, and another writer's number, lead to its address. */
export const getBlogPost = call({
  ...READ,
  name: 'get-blog-post',
  path: '/blog/{user_id}/{slug}',
  params: v.object({ user_id: WriterId, slug: BlogSlug }),
  query: OF_ONE,
  reply: v.object({
    kind: v.literal('post'),
    post: PostReply,
    /** What to read next: of the same topic, else the newest. */
    more: v.array(PostCard),
  }),
});
export type BlogPostReply = v.InferOutput<typeof getBlogPost.reply>;

/** A post as it would be read, for those who have its link. */
export const getBlogPreview = call({
  name: 'get-blog-preview',
  method: 'GET',
  path: '/blog/preview/{token}',
  access: 'anyone',
  page: true,
  params: PreviewToken,
  query: OF_ONE,
  reply: getBlogPost.reply,
});

/** What any of the blog's pages is drawn from. */
export type BlogPageReply = BlogReply | BlogLabelsReply | BlogLabelReply | BlogAuthorReply | BlogPostReply;

export const FEED_FILES = ['rss.xml', 'atom.xml', 'feed.json', 'sitemap.xml'] as const;
export type FeedFile = (typeof FEED_FILES)[number];

/** The newest posts for feed readers, in a language, and all of them for search engines. */
export const getBlogFeed = call({
  name: 'get-blog-feed',
  method: 'GET',
  path: '/blog/feed/{file}',
  access: 'anyone',
  params: v.object({
    file: v.picklist(FEED_FILES, message('not-among', { field: 'file', choices: FEED_FILES.join(', ') })),
  }),
  query: OF_ONE,
  reply: v.instance(Uint8Array),
  replyType: 'application/xml; charset=utf-8',
  cache: { browserS: 60, edgeS: 30 },
});
