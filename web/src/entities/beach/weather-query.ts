import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { untilExpiry } from '../../api/until-expiry.ts';
import { language } from '../../preferences/language.ts';
import type { Units } from '../../preferences/units.tsx';

/** The conditions now at a beach. */
export function weatherQuery(slug: string, units: Units) {
  return queryOptions({
    queryKey: ['weather', slug, units],
    queryFn: ({ signal }) =>
      request('getWeather', {
        params: { slug },
        query: { isAjax: 'true', units, lang: language },
        signal,
        quiet: true,
      }),
    staleTime: untilExpiry,
  });
}
