import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';

/** Ways to sign in, and sessions. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => request('getSecurity', { signal }),
});
