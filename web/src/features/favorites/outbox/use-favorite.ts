import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { type FavoriteChange, isOwn, isWaiting, onOutboxChange, queuedChanges } from './outbox.ts';
import { useChangeFavorite } from './use-change-favorite.ts';

/** A beach, and the dialogs that its star button opens. */
export interface FavoriteProps {
  readonly beachId: number;
  readonly name: string;
  /** The state in the forecast's reply, used until the user's favorites are loaded. */
  readonly isFavorite: boolean;
  /** Opens the registration form, because a favorite requires an account. */
  readonly onRegister: () => void;
  readonly onPlans: () => void;
}

/** Returns whether a beach is a favorite, counting a queued change as done, and the function that changes it. */
export function useFavorite({ beachId, name, isFavorite, onPlans }: FavoriteProps) {
  const { isIn, user } = useSession();
  const queued = useQueuedChanges().get(beachId);
  const changeFavorite = useChangeFavorite(onPlans);
  const stored = user ? user.favorites.includes(beachId) : isIn && isFavorite;
  return {
    isIn,
    isFavorite: queued?.wanted ?? stored,
    isWaiting: queued?.isWaiting === true,
    change: (wanted: boolean, alert?: true) =>
      changeFavorite({ beachId, name, wanted, ...(user && { userId: user.id }), ...(alert && { alert }) }),
  };
}

interface QueuedChange extends FavoriteChange {
  /** Whether the change waits for a connection. */
  readonly isWaiting: boolean;
}

/** The queued changes of the signed-in user, by beach id. */
export function useQueuedChanges(): ReadonlyMap<number, QueuedChange> {
  const { isIn, user } = useSession();
  const readText = () => {
    const own = isIn ? queuedChanges().filter((change) => isOwn(change, user?.id)) : [];
    return JSON.stringify(own.map((change) => ({ ...change, isWaiting: isWaiting(change) })));
  };
  const text = useSyncExternalStore(onOutboxChange, readText, () => '[]');
  return useMemo(() => new Map((JSON.parse(text) as QueuedChange[]).map((change) => [change.beachId, change])), [text]);
}
