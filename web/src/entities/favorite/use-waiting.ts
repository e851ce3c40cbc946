import { useMemo, useSyncExternalStore } from 'react';
import { waitingWishes } from './send-wish.ts';
import { onWishes } from './wishes.ts';

/** Whether each beach whose wish waits for a connection is to be a favorite. */
export function useWaiting(): ReadonlyMap<number, boolean> {
  const text = useSyncExternalStore(onWishes, readText, () => '[]');
  return useMemo(() => new Map(JSON.parse(text)), [text]);
}

function readText(): string {
  return JSON.stringify(waitingWishes().map(({ beachId, wanted }) => [beachId, wanted]));
}
