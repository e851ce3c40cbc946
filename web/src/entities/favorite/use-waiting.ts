import { useMemo, useSyncExternalStore } from 'react';
import { waitingWishes } from './send-wish.ts';
import { onWishes, type Wish } from './wishes.ts';

/** The wishes that wait for a connection, by beach. */
export function useWaiting(): ReadonlyMap<number, Wish> {
  const text = useSyncExternalStore(onWishes, readText, () => '[]');
  return useMemo(() => new Map((JSON.parse(text) as Wish[]).map((wish) => [wish.beachId, wish])), [text]);
}

function readText(): string {
  return JSON.stringify(waitingWishes());
}
