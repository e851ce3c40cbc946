import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { keptOf } from '../../api/kept-of.ts';
import { untilExpiry } from '../../api/until-expiry.ts';
import { language } from '../../preferences/language.ts';
import type { Units } from '../../preferences/units.tsx';

/**
 * The beaches of the first page in the reader's units; what is shown stays while other units are fetched. Fresh until
 * the server's expiry time.
 */
export function popularBeachesQuery(units: Units) {
  return queryOptions({
    queryKey: ['popular-beaches', units],
    queryFn: ({ signal }) => request('listPopularBeaches', { query: { units, lang: language }, signal }),
    staleTime: untilExpiry,
    placeholderData: keepPreviousData,
  });
}

/** Today's ocean and the best within reach of a beach; what is shown stays while other units are fetched. */
export function homeTodayQuery(beach: string | undefined, units: Units) {
  return queryOptions({
    queryKey: ['home-today', beach, units],
    queryFn: ({ signal }) =>
      request('getHomeToday', { query: { ...(beach && { beach }), units, lang: language }, signal }),
    staleTime: untilExpiry,
    placeholderData: keptOf(beach),
    // A page that stays open follows the day.
    refetchInterval: 15 * 60_000,
  });
}
