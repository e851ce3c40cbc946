import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import type { Place } from './model.ts';

/** The ocean at a point; `facing`: the way a beach there looks, degrees. */
export function pointQuery(place: Place, facing: number | undefined) {
  return queryOptions({
    queryKey: ['ocean-point', place.lat, place.lon, facing],
    queryFn: ({ signal }) =>
      request('getOceanPoint', {
        params: { lat: place.lat, lon: place.lon },
        query: { facing: facing === undefined ? undefined : String(facing) },
        signal,
      }),
    staleTime: 300_000,
    // Another facing keeps the page while its surf is computed.
    placeholderData: (shown, query) =>
      query?.queryKey[1] === place.lat && query.queryKey[2] === place.lon ? shown : undefined,
  });
}
