import type { MeReply } from '@groundswell/contracts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { request } from '../api/client.ts';
import { type SessionEvents, session, watchSession } from './current.ts';

/** Queries the signed-in user, with their plan and favorites. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => request('getMe', { signal }),
  staleTime: 5 * 60_000,
});

export interface SessionView {
  /** Whether a user is signed in; `user` arrives later. */
  readonly isIn: boolean;
  /** False until the answer of `isIn` is certain, for example on a server-rendered page before hydration. */
  readonly isKnown: boolean;
  readonly user: MeReply | undefined;
}

/** Returns the session's state; on a server-rendered page it begins as that of a visitor. */
export function useSession(): SessionView {
  const isIn = useSyncExternalStore(session.onChange, session.isIn, () => false);
  const isKnown = useSyncExternalStore(session.onChange, session.isKnown, () => false);
  const { data } = useQuery({ ...meQuery, enabled: isIn });
  return { isIn, isKnown, user: isIn ? data : undefined };
}

interface Upkeep extends SessionEvents {
  /** Deletes the data that this device stores outside of the query cache. */
  readonly forget: () => void;
  /** Deletes the stored data of a user, so that the next user of this device does not find it. */
  readonly forgetOwn: () => void;
  /** Called when the session is over, here or in another tab; `byServer`: the server refused its token. */
  readonly onEnded: (byServer: boolean) => void;
}

/**
 * Refreshes the page when a user signs in or out; the callbacks must be stable. The root component of all pages uses
 * it.
 */
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
    // The reply in the page was rendered for a visitor, so a signed-in user's data must be fetched.
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
