import type { MeReply } from '@groundswell/contracts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { request } from '../api/client.ts';
import { session, watchSession } from './current.ts';

/** Who is signed in, with their plan and favorites. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => request('getMe', { signal }),
  staleTime: 5 * 60_000,
});

export interface SessionView {
  /** Someone is signed in; `user` follows. */
  readonly isIn: boolean;
  readonly user: MeReply | undefined;
}

/** A page that the server drew is a visitor's at first. */
export function useSession(): SessionView {
  const isIn = useSyncExternalStore(session.onChange, session.isIn, () => false);
  const { data } = useQuery({ ...meQuery, enabled: isIn });
  return { isIn, user: isIn ? data : undefined };
}

interface Upkeep {
  /** Forgets what this device keeps, beside what queries hold. */
  readonly forget: () => void;
  /** Forgets what it keeps for a user: whoever comes next must not find what another session left. */
  readonly forgetOwn: () => void;
  /** The session is over: here or in another tab, or `byServer`, which refused its token. */
  readonly onEnded: (byServer: boolean) => void;
  /** The session was ended since it had a day left at most. */
  readonly onEnding: () => void;
}

/** Keeps what the page shows in step with who is signed in. For the root of all pages; all of it must stay the same functions. */
export function useSessionUpkeep({ forget, forgetOwn, onEnded, onEnding }: Upkeep): void {
  const client = useQueryClient();
  useEffect(() => {
    let wasIn = session.isIn();
    // What came inside of the page was made for a visitor.
    if (wasIn) askAgain(client);
    else forgetOwn();
    const unhear = session.onChange(() => {
      if (wasIn) {
        forget();
        client.removeQueries({ type: 'inactive' });
        void client.resetQueries();
        if (!session.isIn()) onEnded(session.wasEnded());
      } else {
        forgetOwn();
        askAgain(client);
      }
      wasIn = session.isIn();
    });
    const unwatch = watchSession(onEnding);
    return () => {
      unhear();
      unwatch();
    };
  }, [client, forget, forgetOwn, onEnded, onEnding]);
}

function askAgain(client: QueryClient): void {
  void client.invalidateQueries();
}
