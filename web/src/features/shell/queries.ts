import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';

/** The banner text of the whole site; empty: no banner. Loaded in the background. */
export const siteAlertQuery = queryOptions({
  queryKey: ['site-alert'],
  queryFn: ({ signal }) => request('getSiteAlert', { signal, quiet: true }),
  staleTime: 5 * 60_000,
});
