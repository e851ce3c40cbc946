import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { language } from '../../../preferences/language.ts';

export const SURFS = ['surfs'] as const;

/** Queries the user's logged surfs, newest first, page by page. */
export const surfsQuery = infiniteQueryOptions({
  queryKey: SURFS,
  queryFn: ({ pageParam, signal }) => listSurfs(pageParam, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

function listSurfs(after: string | undefined, signal?: AbortSignal) {
  const query = { lang: language, ...(after !== undefined && { after }) };
  return request('listSurfs', { query, ...(signal && { signal }) });
}

/** Fetches all logged surfs, for a download as a file. */
export async function listAllSurfs() {
  const all: Awaited<ReturnType<typeof listSurfs>>['surfs'] = [];
  let after: string | null | undefined;
  do {
    const { surfs, next }: Awaited<ReturnType<typeof listSurfs>> = await listSurfs(after ?? undefined);
    all.push(...surfs);
    after = next;
  } while (after);
  return all;
}
