import type { SiteSection } from '@groundswell/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';

/** What this writer may change of the site. */
export const sectionsQuery = queryOptions({
  queryKey: ['site-admin', 'sections'],
  queryFn: ({ signal }) => request('listSiteSections', { signal }),
});

/** A section as it is now; never out of a cache, since it is about to be changed. */
export const sectionQuery = (section: SiteSection) =>
  queryOptions({
    queryKey: ['site-admin', 'section', section],
    queryFn: ({ signal }) => request('getSiteSection', { params: { section }, signal }),
    staleTime: 0,
    // What is being written is not replaced under the hand; a change of another is told on saving.
    refetchOnWindowFocus: false,
  });

export const picturesQuery = infiniteQueryOptions({
  queryKey: ['site-admin', 'pictures'],
  queryFn: ({ pageParam, signal }) =>
    request('listUploads', { ...(pageParam !== undefined && { query: { after: pageParam } }), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
});

export const changesQuery = infiniteQueryOptions({
  queryKey: ['site-admin', 'changes'],
  queryFn: ({ pageParam, signal }) =>
    request('listChanges', { ...(pageParam !== undefined && { query: { after: pageParam } }), signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
});
