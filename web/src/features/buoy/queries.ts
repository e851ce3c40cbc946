import type { BuoyReply } from '@groundswell/contracts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { pageLanguage } from '../../preferences/page-language.ts';
import type { Units } from '../../preferences/units.tsx';

const FRESH_MS = 60_000;
/** 'Loading Buoy Data...' stands at least this long once it is seen. */
const LOADING_MS = 200;

/** A station with its last 48 hours, in the reader's units; `slug` is the beach it is looked at from. */
export function buoyQuery(buoyId: string, slug: string, units: Units) {
  return queryOptions({
    queryKey: ['buoy', buoyId, slug, units],
    queryFn: async ({ signal }): Promise<BuoyReply> => {
      const [reply] = await Promise.all([
        request('getBuoy', { params: { buoyId }, query: { units, lang: pageLanguage(), slug }, signal }),
        new Promise((resolve) => setTimeout(resolve, LOADING_MS)),
      ]);
      return reply;
    },
    staleTime: FRESH_MS,
  });
}
