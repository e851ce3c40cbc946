import type { BuoyReply } from '@groundswell/contracts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';

const FRESH_MS = 60_000;
/** The shortest time that 'Loading Buoy Data...' stays visible, ms. */
const LOADING_MS = 200;

interface BuoyKey {
  readonly buoyId: string;
  /** The slug of the beach whose page shows the station. */
  readonly slug: string;
  readonly units: 1 | 2;
  /** The units that override the reader's own: 'm,kts'. */
  readonly chosenUnits?: string | undefined;
  readonly lang: string;
}

/**
 * Queries a station with its last 48 hours of observations. The buoy dialog and the observed values in the forecast's
 * timeline share this query.
 */
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
