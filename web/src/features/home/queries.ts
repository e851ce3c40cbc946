import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import type { Units } from '../../preferences/units.tsx';

/** The beaches of the first page in the reader's units. Fresh until the server's expiry time. */
export function popularBeachesQuery(units: Units) {
  return queryOptions({
    queryKey: ['popular-beaches', units],
    queryFn: ({ signal }) => request('listPopularBeaches', { query: { units }, signal }),
    staleTime: ({ state }) => (state.data ? Date.parse(state.data.expires) - state.dataUpdatedAt : 0),
  });
}
