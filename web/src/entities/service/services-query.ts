import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { language } from '../../preferences/language.ts';

const FRESH_MS = 5 * 60_000;

/** Queries the services offered beside the forecast, in order. */
export const servicesQuery = queryOptions({
  queryKey: ['services'],
  queryFn: ({ signal }) => request('listServices', { query: { lang: language }, signal }),
  staleTime: FRESH_MS,
});
