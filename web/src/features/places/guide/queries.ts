import type { BeachGuideReply } from '@groundswell/contracts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { untilExpiry } from '../../../api/until-expiry.ts';
import type { Units } from '../../../preferences/default-units.ts';
import { language } from '../../../preferences/language.ts';

/** Fetches a beach's guide in the reader's units; it is fresh until the current hour's conditions expire. */
export function guideQuery(slug: string, units: Units) {
  return queryOptions({
    queryKey: ['guide', slug, units],
    queryFn: ({ signal }): Promise<BeachGuideReply> =>
      request('getBeachGuide', { params: { beach: slug }, query: { units, lang: language }, signal }),
    staleTime: untilExpiry,
  });
}
