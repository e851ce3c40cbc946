import type { NearbySort } from '@groundswell/contracts';
import type { MapBox } from '@groundswell/forecast';
import { awaitsLocations } from '@groundswell/present';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { serverClock } from '../../../api/server-clock.ts';
import { untilExpiry } from '../../../api/until-expiry.ts';
import type { Units } from '../../../preferences/default-units.ts';
import { language } from '../../../preferences/language.ts';

/** The polling interval for beaches without a first forecast. */
const AWAITED_EVERY_MS = 10_000;

export interface Search {
  /**
   * The slug of the reader's own beach. Distances are measured from this beach as long as it lies in the searched box.
   */
  readonly beach: string | undefined;
  readonly units: Units;
  readonly sort: NearbySort;
  /** The box to search; undefined searches around the beach. */
  readonly box: MapBox | undefined;
}

/**
 * Fetches the beaches in a box; the previous list stays while the next one loads. It refetches only on request, because
 * an automatic refetch could reorder the list. Only beaches that wait for their first forecast are polled.
 */
export function nearbyQuery({ beach, units, sort, box }: Search) {
  return queryOptions({
    queryKey: ['nearby', beach, units, sort, box],
    queryFn: ({ signal }) =>
      request('listNearbyLocations', {
        query: {
          beach,
          unit: units,
          sortMethod: sort,
          ...box,
          ...(box && { mapBounds: 'true' }),
          lang: language,
        },
        signal,
      }),
    staleTime: untilExpiry,
    refetchInterval: ({ state }) => state.data && awaitsLocations(state.data, serverClock.now()) && AWAITED_EVERY_MS,
    refetchOnWindowFocus: false,
    // A query that failed for lack of a connection is refetched on reconnect.
    refetchOnReconnect: ({ state }) => state.error !== null && 'always',
    placeholderData: keepPreviousData,
  });
}
