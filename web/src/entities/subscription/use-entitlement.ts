import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { request } from '../../api/client.ts';
import { useSession } from '../../session/use-session.ts';

/** With the second in which an event is followed, a plan opens within ten. */
const READ_EVERY_MS = 7000;
/** Nobody has touched the page for so long: it asks no more until somebody does. */
const ALONE_MS = 10 * 60_000;

const entitlementQuery = queryOptions({
  queryKey: ['entitlement'],
  queryFn: ({ signal }) => request('getEntitlement', { signal, quiet: true, repeated: true }),
  retry: false,
  staleTime: READ_EVERY_MS / 2,
});

/**
 * Reads everything again when the plan has changed: by a payment at the provider, on another device, by us. Asks while
 * the tab is in view, and at once when it comes into view. For the root of all pages.
 */
export function useEntitlement(): void {
  const { isIn, user } = useSession();
  const client = useQueryClient();
  const touchedAt = useRef(Date.now());
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...entitlementQuery,
    enabled: isIn,
    refetchInterval: () => (Date.now() - touchedAt.current < ALONE_MS ? READ_EVERY_MS : false),
  });

  const compare = useEffectEvent(() => {
    if (data && user && data.subscription !== user.subscription) void client.invalidateQueries();
  });
  useEffect(() => {
    if (dataUpdatedAt > 0) compare();
  }, [dataUpdatedAt]);

  const touched = useEffectEvent(() => {
    const wasAlone = Date.now() - touchedAt.current >= ALONE_MS;
    touchedAt.current = Date.now();
    if (wasAlone && isIn) void refetch();
  });
  useEffect(() => {
    const ended = new AbortController();
    for (const kind of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
      addEventListener(kind, () => touched(), { passive: true, capture: true, signal: ended.signal });
    return () => ended.abort();
  }, []);
}
