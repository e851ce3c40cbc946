import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/client.ts';

export const providersQuery = queryOptions({
  queryKey: ['script-vars'],
  queryFn: ({ signal }) => request('getScriptVars', { signal, quiet: true }),
  select: ({ providers }) => providers,
  staleTime: Number.POSITIVE_INFINITY,
});
