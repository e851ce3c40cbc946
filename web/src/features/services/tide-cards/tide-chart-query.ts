import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import type { Units } from '../../../preferences/default-units.ts';
import { language } from '../../../preferences/language.ts';

/** The beach that is shown before the reader chooses one. */
export const DEFAULT_BEACH = 'indian-river-inlet-northside';

export interface Chosen {
  readonly beach: string;
  /** The first month on the front, '2026-12'. */
  readonly from: string;
  readonly units: Units;
}

/** Queries the printed tide chart of a beach; the shown chart stays while another loads. */
export function tideChartQuery({ beach, from, units }: Chosen) {
  return queryOptions({
    queryKey: ['tide-chart', beach, from, units],
    queryFn: ({ signal }) =>
      request('getTideChart', { params: { beach }, query: { from, units, lang: language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (shown) => shown,
  });
}
