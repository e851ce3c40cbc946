import type { LabelKind, PostState } from '@groundswell/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { session } from '../../session/current.ts';
import { withWholeTexts } from './writing/content.ts';

/** Sends an API call of the admin interface. A 405 signs the writer out, as a 401 does. */
export const call: typeof request = async (name, parts) => {
  try {
    return await request(name, parts);
  } catch (error) {
    if (error instanceof ApiError && error.status === 405) session.signOut();
    throw error;
  }
};

export type Scope = 'user' | 'all';
export const postsKey = ['canvas', 'posts'] as const;

/** Fetches the posts of a state, page by page. */
export function postsQuery(scope: Scope, type: PostState) {
  return infiniteQueryOptions({
    queryKey: [...postsKey, scope, type],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => call('listCanvasPosts', { query: { scope, type, after: pageParam }, signal }),
    getNextPageParam: ({ next }) => next,
  });
}

export function foundPostsQuery(q: string) {
  return queryOptions({
    queryKey: [...postsKey, 'found', q],
    queryFn: ({ signal }) => call('searchCanvas', { params: { kind: 'posts' }, query: { q }, signal }),
    enabled: q !== '',
  });
}

export function postQuery(id: string) {
  return queryOptions({
    queryKey: ['canvas', 'post', id],
    queryFn: async ({ signal }) => withWholeTexts(await call('getCanvasPost', { params: { id }, signal })),
    // The editor keeps its own copy, so the query refetches each time the editor opens.
    staleTime: 0,
    refetchOnWindowFocus: false,
    // A new post is not on the server before its first save, so it is not refetched.
    refetchOnMount: ({ state }) => state.data?.revision !== '',
  });
}

export function revisionsQuery(id: string) {
  return queryOptions({
    queryKey: ['canvas', 'revisions', id],
    queryFn: ({ signal }) => call('listPostRevisions', { params: { id }, signal }),
    staleTime: 0,
  });
}

export function revisionQuery(id: string, revision: string) {
  return queryOptions({
    queryKey: ['canvas', 'revision', id, revision],
    queryFn: async ({ signal }) => withWholeTexts(await call('getPostRevision', { params: { id, revision }, signal })),
  });
}

/** Fetches all tags or topics with one request, because a page of the reply holds up to a thousand. */
export function labelsQuery(kind: LabelKind) {
  return queryOptions({
    queryKey: ['canvas', kind],
    queryFn: ({ signal }) => call('listCanvasLabels', { params: { kind }, signal }),
  });
}

export const ownWriterQuery = queryOptions({
  queryKey: ['canvas', 'me'],
  queryFn: ({ signal }) => call('getOwnWriter', { signal }),
});

export const writersQuery = queryOptions({
  queryKey: ['canvas', 'writers'],
  queryFn: ({ signal }) => call('listWriters', { signal }),
});
