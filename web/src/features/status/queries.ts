import type { StatusReply } from '@groundswell/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import type { Inlined } from '../../api/inlined.ts';
import { language } from '../../preferences/language.ts';

/** The edge renews its copy each minute. */
const EVERY_MS = 60_000;
const KEY = ['status'] as const;

/** Fetches the status, and again each minute while the page is visible. */
export const statusQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }): Promise<StatusReply> =>
    request('getStatus', { query: { isAjax: 'true', lang: language }, signal, quiet: true }),
  staleTime: EVERY_MS,
  refetchInterval: EVERY_MS,
});

/** Writes the inlined reply to the cache, as received at `receivedAt`; ignores replies of other calls. */
export function primeStatus(client: QueryClient, { path, reply }: Inlined, receivedAt?: number): void {
  if (new URL(path, 'http://page').pathname !== '/status' || !isStatus(reply)) return;
  client.setQueryData(KEY, reply, { updatedAt: receivedAt });
}

/** This shallow check suffices, because the same build inlined the reply. */
function isStatus(reply: unknown): reply is StatusReply {
  return typeof reply === 'object' && reply !== null && 'queues' in reply && Array.isArray(reply.queues);
}
