import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/client.ts';

const scriptVars = queryOptions({
  queryKey: ['script-vars'],
  queryFn: ({ signal }) => request('getScriptVars', { signal, quiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const providersQuery = queryOptions({ ...scriptVars, select: ({ providers }) => providers });

/** Queries whether this deployment sends email; without it nobody can register by email. */
export const sendsMailQuery = queryOptions({ ...scriptVars, select: ({ sends_mail }) => sends_mail });
