import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';

/** Queries the sign-in methods and the sessions. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => request('getSecurity', { signal }),
});
