import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { keepPlaceholderOf } from '../../api/keep-placeholder-of.ts';
import { untilExpiry } from '../../api/until-expiry.ts';
import type { Units } from '../../preferences/default-units.ts';
import { language } from '../../preferences/language.ts';

/**
 * Queries the popular beaches of the home page in the reader's units. A change of units keeps the shown data while the
 * new data loads. The data is fresh until the server's expiry time.
 */
export function popularBeachesQuery(units: Units) {
  return queryOptions({
    queryKey: ['popular-beaches', units],
    queryFn: ({ signal }) => request('listPopularBeaches', { query: { units, lang: language }, signal }),
    staleTime: untilExpiry,
    placeholderData: keepPreviousData,
  });
}

/**
 * Queries today's ocean and the best surf within reach of a beach. After a change of units, the previous data stays
 * visible until the new data has loaded.
 */
export function homeTodayQuery(beach: string | undefined, units: Units) {
  return queryOptions({
    queryKey: ['home-today', beach, units],
    queryFn: ({ signal }) =>
      request('getHomeToday', { query: { ...(beach && { beach }), units, lang: language }, signal }),
    staleTime: untilExpiry,
    placeholderData: keepPlaceholderOf(beach),
    // The interval keeps a page that stays open up to date.
    refetchInterval: 15 * 60_000,
  });
}
