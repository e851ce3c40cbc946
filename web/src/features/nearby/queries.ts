import type { NearbySort } from '@groundswell/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { serverClock } from '../../api/server-clock.ts';
import { pageLanguage } from '../../preferences/page-language.ts';
import type { Units } from '../../preferences/units.tsx';

/** Sides of the part of the map that is searched, as the call takes them. */
export interface SearchedBox {
  readonly minLat: number;
  readonly maxLat: number;
  readonly minLon: number;
  readonly maxLon: number;
}

export interface Search {
  /** The reader's own beach, from which distances are told while it lies in the box. */
  readonly beach: string | undefined;
  readonly units: Units;
  readonly sort: NearbySort;
  /** Undefined: around the beach. */
  readonly box: SearchedBox | undefined;
}

/**
 * The beaches of a part of the map. The last ones stay until the next have come; nothing is fetched anew by itself, as
 * the order of a list changes only when one asks.
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
          lang: pageLanguage(),
        },
        signal,
      }),
    staleTime: ({ state }) => (state.data ? Date.parse(state.data.expires) - serverClock.at(state.dataUpdatedAt) : 0),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    placeholderData: keepPreviousData,
  });
}

/** The conditions now at a beach. */
export function weatherQuery(slug: string, units: Units) {
  return queryOptions({
    queryKey: ['weather', slug, units],
    queryFn: ({ signal }) =>
      request('getWeather', {
        params: { slug },
        query: { isAjax: 'true', units, lang: pageLanguage() },
        signal,
        quiet: true,
      }),
    staleTime: ({ state }) => (state.data ? Date.parse(state.data.expires) - serverClock.at(state.dataUpdatedAt) : 0),
  });
}
