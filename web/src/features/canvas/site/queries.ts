import type { SiteSection } from '@groundswell/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';

/** Fetches the sections that this writer may change. */
export const sectionsQuery = queryOptions({
  queryKey: ['site-admin', 'sections'],
  queryFn: ({ signal }) => request('listSiteSections', { signal }),
});

/** Fetches the current version of a section; it bypasses the cache, because the section is about to be edited. */
export const sectionQuery = (section: SiteSection) =>
  queryOptions({
    queryKey: ['site-admin', 'section', section],
    queryFn: ({ signal }) => request('getSiteSection', { params: { section }, signal }),
    staleTime: 0,
    // A refetch must not replace text that is being edited; the save call reports other writers' changes.
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
