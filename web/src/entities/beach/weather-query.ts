import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { untilExpiry } from '../../api/until-expiry.ts';
import type { Units } from '../../preferences/default-units.ts';
import { language } from '../../preferences/language.ts';

/** Queries the current conditions at a beach; `chosenUnits` override the reader's own. */
export function weatherQuery(slug: string, units: Units, chosenUnits?: string) {
  return queryOptions({
    queryKey: ['weather', slug, units, chosenUnits],
    queryFn: ({ signal }) =>
      request('getWeather', {
        params: { slug },
        query: { isAjax: 'true', units, chosenUnits, lang: language },
        signal,
        quiet: true,
      }),
    staleTime: untilExpiry,
  });
}
