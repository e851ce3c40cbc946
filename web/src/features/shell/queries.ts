import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { language } from '../../preferences/language.ts';

/** Queries the site-wide banners: the editors' notice (an empty text for none) and the partner's promotion. */
export const siteAlertQuery = queryOptions({
  queryKey: ['site-alert'],
  queryFn: ({ signal }) => request('getSiteAlert', { query: { lang: language }, signal, quiet: true }),
  staleTime: 5 * 60_000,
});
