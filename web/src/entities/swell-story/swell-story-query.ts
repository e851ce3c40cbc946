import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { serverClock } from '../../api/server-clock.ts';
import { pageLanguage } from '../../preferences/page-language.ts';
import type { Units } from '../../preferences/units.tsx';

/** Where a beach's leading swell was born; fresh until its front moves on. */
export function swellStoryQuery(slug: string, units: Units) {
  return queryOptions({
    queryKey: ['swell-story', slug, units],
    queryFn: ({ signal }) =>
      request('getSwellStory', {
        params: { beach: slug },
        query: { units, lang: pageLanguage() },
        signal,
        quiet: true,
      }),
    staleTime: ({ state }) => (state.data ? Date.parse(state.data.expires) - serverClock.at(state.dataUpdatedAt) : 0),
  });
}
