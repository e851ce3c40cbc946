import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';

const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

export function nearestBeachQuery({ lat, lon }: { readonly lat: number; readonly lon: number }) {
  const params = { lat: round(lat), lon: round(lon) };
  return queryOptions({
    queryKey: ['nearest-beach', params],
    queryFn: ({ signal }) => request('findNearestBeach', { params, signal, quiet: true }),
    staleTime: 300_000,
  });
}
