import type { BuoyReply, CurrentWeatherReply } from '@groundswell/contracts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { pageLanguage } from '../../preferences/page-language.ts';
import type { Units } from '../../preferences/units.tsx';

const FRESH_MS = 60_000;

/** The beach's buoy, where one speaks for it. */
export function buoyOf({ buoy }: CurrentWeatherReply): string | undefined {
  return buoy === 'FORECAST' ? undefined : buoy;
}

/** What the buoy measured in the last 48 hours. The key is the call's own, so that whoever asks the same shares the reply. */
export function observedQuery(buoyId: string, slug: string, units: Units) {
  return queryOptions({
    queryKey: ['buoy', buoyId, slug, units],
    queryFn: ({ signal }): Promise<BuoyReply> =>
      request('getBuoy', { params: { buoyId }, query: { units, lang: pageLanguage(), slug }, signal }),
    staleTime: FRESH_MS,
    retry: false,
  });
}
