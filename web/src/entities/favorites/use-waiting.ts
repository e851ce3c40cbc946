import { useMemo, useSyncExternalStore } from 'react';
import { waitingWishes } from './send-wish.ts';
import { onWishes, type Wish } from './wishes.ts';

/** The wishes of a user that wait for a connection, by beach. */
export function useWaiting(userId: string | undefined): ReadonlyMap<number, Wish> {
  const readText = () => JSON.stringify(waitingWishes(userId));
  const text = useSyncExternalStore(onWishes, readText, () => '[]');
  return useMemo(() => new Map((JSON.parse(text) as Wish[]).map((wish) => [wish.beachId, wish])), [text]);
}
