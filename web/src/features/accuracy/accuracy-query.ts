import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';

const FRESH_MS = 10 * 60_000;

/**
 * Queries the errors of recent forecasts: those over all buoys together, and those of the given buoy. Without a buoy,
 * the reply lists every buoy.
 */
export function accuracyQuery(buoy: string | undefined) {
  return queryOptions({
    queryKey: ['accuracy', buoy ?? ''],
    queryFn: ({ signal }) => request('getAccuracy', { query: buoy === undefined ? {} : { buoy }, signal }),
    staleTime: FRESH_MS,
  });
}
