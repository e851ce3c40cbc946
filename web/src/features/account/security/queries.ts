import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';

/** How one signs in, and where one is signed in. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => request('getSecurity', { signal }),
});
