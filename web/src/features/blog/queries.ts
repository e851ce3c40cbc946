import type {
  BlogAuthorReply,
  BlogLabelReply,
  BlogLabelsReply,
  BlogPostReply,
  BlogReply,
} from '@groundswell/contracts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import type { Inlined } from '../../api/inlined.ts';
import { language } from '../../preferences/language.ts';
import { type BlogPage, blogPageAt } from './address.ts';

const FRESH_MS = 60_000;

/** A list of posts, with the tag, topic or author that it belongs to. */
export type PostListReply = BlogReply | BlogLabelReply | BlogAuthorReply;
type ListPage = Extract<BlogPage, { call: 'getBlog' | 'getBlogTag' | 'getBlogTopic' | 'getBlogAuthor' }>;
type LabelsPage = { readonly call: 'getBlogTags' | 'getBlogTopics' };
type PostPage = Extract<BlogPage, { call: 'getBlogPost' | 'getBlogPreview' }>;

const key = ({ call, params }: { readonly call: string; readonly params?: object }, after?: string) =>
  ['blog', call, params ?? {}, after ?? ''] as const;

/** Queries a list of posts page by page, from its start or from the cursor `after`. */
export function listQuery<Reply extends PostListReply>(page: ListPage, after: string | undefined) {
  return infiniteQueryOptions({
    queryKey: key(page, after),
    queryFn: async ({ pageParam, signal }): Promise<Reply> => {
      const { call, params } = page;
      const query = { after: pageParam, lang: language };
      return (await request(call, { params, query, signal } as object)) as Reply;
    },
    initialPageParam: after,
    getNextPageParam: ({ posts }) => posts.next,
    staleTime: FRESH_MS,
  });
}

/** Queries all tags, or all topics. */
export function labelsQuery({ call }: LabelsPage) {
  return queryOptions({
    queryKey: key({ call }),
    queryFn: ({ signal }): Promise<BlogLabelsReply> => request(call, { query: { lang: language }, signal }),
    staleTime: FRESH_MS,
  });
}

export function postQuery(page: PostPage) {
  return queryOptions({
    queryKey: key(page),
    queryFn: ({ signal }): Promise<BlogPostReply> => {
      const rest = { query: { lang: language }, signal };
      return page.call === 'getBlogPost'
        ? request(page.call, { params: page.params, ...rest })
        : request(page.call, { params: page.params, ...rest });
    },
    staleTime: FRESH_MS,
  });
}

/**
 * Puts the inlined reply of a blog page into the query cache. Ignores replies of other calls, and those of another
 * shape.
 */
export function primeBlog(client: QueryClient, { path, reply }: Inlined, receivedAt?: number): void {
  const { pathname, searchParams } = new URL(path, 'http://page');
  const page = blogPageAt(pathname);
  if (!page || typeof reply !== 'object' || reply === null || !('kind' in reply)) return;
  const after = searchParams.get('after') ?? undefined;
  const options = { updatedAt: receivedAt };
  if ('posts' in reply) client.setQueryData(key(page, after), { pages: [reply], pageParams: [after] }, options);
  else client.setQueryData(key(page), reply, options);
}
