import type { MeReply } from '@groundswell/contracts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { request } from '../api/client.ts';
import { type SessionEvents, session, watchSession } from './current.ts';

/** The signed-in user, with their plan and favorites. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => request('getMe', { signal }),
  staleTime: 5 * 60_000,
});

export interface SessionView {
  /** Whether a user is signed in; `user` follows. */
  readonly isIn: boolean;
  /** False until that is certain, as on a page that the server drew. */
  readonly isKnown: boolean;
  readonly user: MeReply | undefined;
}

/** A page that the server drew starts as a visitor's. */
export function useSession(): SessionView {
  const isIn = useSyncExternalStore(session.onChange, session.isIn, () => false);
  const isKnown = useSyncExternalStore(session.onChange, session.isKnown, () => false);
  const { data } = useQuery({ ...meQuery, enabled: isIn });
  return { isIn, isKnown, user: isIn ? data : undefined };
}

interface Upkeep extends SessionEvents {
  /** Deletes what this device keeps, beside the query cache. */
  readonly forget: () => void;
  /** Deletes what it keeps for a user: the next one must not find anything of another session. */
  readonly forgetOwn: () => void;
  /** The session is over: here or in another tab, or `byServer`, which refused its token. */
  readonly onEnded: (byServer: boolean) => void;
}

/** Refreshes the page when a user signs in or out. For the root of all pages; the callbacks must be stable. */
export function useSessionUpkeep({
  forget,
  forgetOwn,
  onEnded,
  onFound,
  onReplaced,
  onEnding,
  onMissed,
  onToken,
}: Upkeep): void {
  const client = useQueryClient();
  useEffect(() => {
    let wasIn = session.isIn();
    // The inlined reply was made for a visitor.
    if (wasIn) refetchAll(client);
    else forgetOwn();
    const unsubscribe = session.onChange(() => {
      if (wasIn) {
        forget();
        client.removeQueries({ type: 'inactive' });
        void client.resetQueries();
        if (!session.isIn()) onEnded(session.wasEnded());
      } else {
        forgetOwn();
        refetchAll(client);
      }
      wasIn = session.isIn();
    });
    const unwatch = watchSession({
      onFound,
      onReplaced,
      onEnding,
      onMissed,
      onToken: () => {
        refetchAll(client);
        onToken();
      },
    });
    return () => {
      unsubscribe();
      unwatch();
    };
  }, [client, forget, forgetOwn, onEnded, onFound, onReplaced, onEnding, onMissed, onToken]);
}

function refetchAll(client: QueryClient): void {
  void client.invalidateQueries();
}
