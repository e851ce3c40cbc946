import type { ForecastReply } from '@groundswell/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { buoyQuery } from '../../../entities/station/buoy-query.ts';
import type { Units } from '../../../preferences/default-units.ts';
import { language } from '../../../preferences/language.ts';
import { MODEL } from '../page/buoy-to-open.ts';
import { type ObservedHeight, observedHeights } from './observed.ts';

/**
 * Fetches what the beach's buoy has measured since the timeline's start, once `wanted` is true. `buoyId` is undefined
 * while loading, and if there are no measurements.
 */
export function useObserved(
  { current, timeline }: ForecastReply,
  slug: string,
  units: Units,
  wanted: boolean,
): { readonly buoyId: string | undefined; readonly observed: readonly ObservedHeight[] } {
  const { buoy } = current;
  const named = buoy !== undefined && buoy !== MODEL;
  const query = buoyQuery({ buoyId: buoy ?? '', slug, units, lang: language });
  const { data } = useQuery({ ...query, retry: false, enabled: wanted && named });
  const observed = useMemo(() => observedHeights(data, timeline), [data, timeline]);
  return useMemo(() => ({ buoyId: observed.length > 0 ? buoy : undefined, observed }), [buoy, observed]);
}
