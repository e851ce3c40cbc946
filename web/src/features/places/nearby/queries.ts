import type { NearbySort } from '@groundswell/contracts';
import type { MapBox } from '@groundswell/forecast';
import { awaitsLocations } from '@groundswell/present';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { serverClock } from '../../../api/server-clock.ts';
import { untilExpiry } from '../../../api/until-expiry.ts';
import { language } from '../../../preferences/language.ts';
import type { Units } from '../../../preferences/units.tsx';

/** How often beaches without a first forecast are polled for it. */
const AWAITED_EVERY_MS = 10_000;

export interface Search {
  /** The reader's own beach, from which distances are told while it lies in the box. */
  readonly beach: string | undefined;
  readonly units: Units;
  readonly sort: NearbySort;
  /** Undefined: around the beach. */
  readonly box: MapBox | undefined;
}

/**
 * The beaches of a part of the map. The last ones stay until the next have come. Nothing is fetched again unasked, as the
 * order of a list changes only on request, unless first forecasts are still to come.
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
    // But what the lost connection took away comes again with it.
    refetchOnReconnect: ({ state }) => state.error !== null && 'always',
    placeholderData: keepPreviousData,
  });
}
