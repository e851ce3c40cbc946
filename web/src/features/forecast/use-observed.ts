import type { BuoyReply, ForecastReply } from '@groundswell/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '../../api/client.ts';
import { pageLanguage } from '../../preferences/page-language.ts';
import type { Units } from '../../preferences/units.tsx';
import { type ObservedHeight, observedHeights } from './observed.ts';

const FRESH_MS = 60_000;

/** What the beach's buoy measured since the timeline's start, once `wanted`. No buoy: nothing was measured, or nothing is known yet. */
export function useObserved(
  { current, timeline }: ForecastReply,
  slug: string,
  units: Units,
  wanted: boolean,
): { readonly buoyId: string | undefined; readonly observed: readonly ObservedHeight[] } {
  const { buoy } = current;
  const named = buoy !== undefined && buoy !== 'FORECAST';
  const { data } = useQuery({ ...observedQuery(buoy ?? '', slug, units), enabled: wanted && named });
  const observed = useMemo(() => observedHeights(data, timeline), [data, timeline]);
  return { buoyId: observed.length > 0 ? buoy : undefined, observed };
}

/** The key is the call's own, so that whoever asks for the same buoy shares the reply. */
function observedQuery(buoyId: string, slug: string, units: Units) {
  return queryOptions({
    queryKey: ['buoy', buoyId, slug, units],
    queryFn: ({ signal }): Promise<BuoyReply> =>
      request('getBuoy', { params: { buoyId }, query: { units, lang: pageLanguage(), slug }, signal }),
    staleTime: FRESH_MS,
    retry: false,
  });
}
