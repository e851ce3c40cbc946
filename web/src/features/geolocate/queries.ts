import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';

/** The beach nearest to a position, degrees. */
export function nearestBeachQuery(position: { readonly lat: number; readonly lon: number }) {
  return queryOptions({
    queryKey: ['nearest-beach', position],
    queryFn: ({ signal }) => request('findNearestBeach', { params: position, signal }),
    staleTime: 5 * 60_000,
  });
}
