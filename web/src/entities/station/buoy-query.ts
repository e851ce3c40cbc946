import type { BuoyReply } from '@groundswell/contracts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';

const FRESH_MS = 60_000;
/** 'Loading Buoy Data...' stays at least this long once it is visible. */
const LOADING_MS = 200;

interface BuoyKey {
  readonly buoyId: string;
  /** The beach it is opened from. */
  readonly slug: string;
  readonly units: 1 | 2;
  /** Units that win over the reader's own: 'm,kts'. */
  readonly chosenUnits?: string | undefined;
  readonly lang: string;
}

/** A station with its last 48 hours: its window and the dots of a forecast share one reply. */
export function buoyQuery({ buoyId, slug, units, chosenUnits, lang }: BuoyKey) {
  return queryOptions({
    queryKey: ['buoy', buoyId, slug, units, chosenUnits],
    queryFn: async ({ signal }): Promise<BuoyReply> => {
      const [reply] = await Promise.all([
        request('getBuoy', { params: { buoyId }, query: { units, chosenUnits, lang, slug }, signal }),
        new Promise((resolve) => setTimeout(resolve, LOADING_MS)),
      ]);
      return reply;
    },
    staleTime: FRESH_MS,
  });
}
