import type { BuoyReply } from '@groundswell/contracts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { pageLanguage } from '../../preferences/page-language.ts';
import type { Units } from '../../preferences/units.tsx';

const FRESH_MS = 60_000;

/** A station with its last 48 hours, in the reader's units; `slug` is the beach it is looked at from. */
export function buoyQuery(buoyId: string, slug: string, units: Units) {
  return queryOptions({
    queryKey: ['buoy', buoyId, slug, units],
    queryFn: ({ signal }): Promise<BuoyReply> =>
      request('getBuoy', { params: { buoyId }, query: { units, lang: pageLanguage(), slug }, signal }),
    staleTime: FRESH_MS,
  });
}
