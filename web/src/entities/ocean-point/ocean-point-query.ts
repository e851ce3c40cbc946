import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { keptOf } from '../../api/kept-of.ts';

interface Asked {
  readonly lat: number;
  readonly lon: number;
  /** The way a beach there looks, degrees. */
  readonly facing?: number | undefined;
  /** Without the page's sign of loading. */
  readonly quiet?: boolean;
  /** Every hour of the run, also those after the reader's plan: for what charts show to everyone. */
  readonly isWhole?: boolean;
}

/** The ocean at a point, by all hours of the run. */
export function oceanPointQuery({ lat, lon, facing, quiet = false, isWhole = false }: Asked) {
  return queryOptions({
    queryKey: ['ocean-point', lat, lon, facing, isWhole],
    queryFn: ({ signal }) =>
      request('getOceanPoint', {
        params: { lat, lon },
        query: {
          facing: facing === undefined ? undefined : String(facing),
          hours: isWhole ? ('all' as const) : undefined,
        },
        signal,
        quiet,
      }),
    staleTime: 300_000,
    // Another facing keeps the page while its surf is computed.
    placeholderData: keptOf(lat, lon),
  });
}
