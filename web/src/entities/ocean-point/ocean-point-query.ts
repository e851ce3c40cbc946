import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { keepPlaceholderOf } from '../../api/keep-placeholder-of.ts';

interface OceanPointRequest {
  readonly lat: number;
  readonly lon: number;
  /** The seaward direction of a beach at the point, degrees. */
  readonly facing?: number | undefined;
  /** Fetches without showing the page's loading indicator. */
  readonly quiet?: boolean;
  /**
   * Requests every hour of the run, including those beyond the reader's plan, for content that charts show to everyone.
   */
  readonly isWhole?: boolean;
}

/** Queries the ocean at a point, for all hours of the model run that the reader may see. */
export function oceanPointQuery({ lat, lon, facing, quiet = false, isWhole = false }: OceanPointRequest) {
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
    // While the surf for another facing is computed, the page keeps showing the data of the same point.
    placeholderData: keepPlaceholderOf(lat, lon),
  });
}
