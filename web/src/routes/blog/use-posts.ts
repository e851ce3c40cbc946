import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { listQuery, type PostListReply } from '../../features/blog/queries.ts';

/** Loads a list of posts page by page, from the post that the address names. */
export function usePosts<Reply extends PostListReply>(page: Parameters<typeof listQuery>[0]) {
  const after = useSearch({ strict: false, select: (search) => ('after' in search ? search.after : undefined) });
  const query = useInfiniteQuery(listQuery<Reply>(page, after));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const onLoad = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const next = hasNextPage ? data?.pages.at(-1)?.posts.next : undefined;
  return {
    first: { ...query, data: data?.pages[0] },
    posts: data?.pages.flatMap(({ posts }) => posts.data) ?? [],
    /** Whether the list begins with its newest post. */
    isFromStart: after === undefined,
    more: { next, failed: isFetchNextPageError, loading: isFetchingNextPage, onLoad },
  };
}
