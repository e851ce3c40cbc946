import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';

const FRESH_MS = 10 * 60_000;

/** How far recent forecasts were off: all buoys together, beside one buoy or, where none is named, each. */
export function accuracyQuery(buoy: string | undefined) {
  return queryOptions({
    queryKey: ['accuracy', buoy ?? ''],
    queryFn: ({ signal }) => request('getAccuracy', { query: buoy === undefined ? {} : { buoy }, signal }),
    staleTime: FRESH_MS,
  });
}
