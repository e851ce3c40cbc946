import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { untilExpiry } from '../../api/until-expiry.ts';
import type { Units } from '../../preferences/default-units.ts';
import { language } from '../../preferences/language.ts';

/**
 * Queries the origin of a beach's leading swell. The reply is fresh until the server's expiry time; later the swell's
 * front has moved on.
 */
export function swellStoryQuery(slug: string, units: Units) {
  return queryOptions({
    queryKey: ['swell-story', slug, units],
    queryFn: ({ signal }) =>
      request('getSwellStory', {
        params: { beach: slug },
        query: { units, lang: language },
        signal,
        quiet: true,
      }),
    staleTime: untilExpiry,
  });
}
