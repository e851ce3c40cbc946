import { use, useEffect, useEffectEvent } from 'react';
import { Clock } from '../ui/use-clock.ts';
import { keepFresh } from './keep-fresh.ts';

/** Refreshes a source of the map's data; `readAt` is the time of its last read, UTC ms, and 0 during the first. */
export function useFreshness(source: string, readAt: number, refresh: () => void): void {
  const clock = use(Clock);
  const begin = useEffectEvent(() =>
    keepFresh({ page: document, now: clock.now, askedAt: readAt || clock.now(), refresh: onStale }),
  );
  const onStale = useEffectEvent(refresh);
  useEffect(() => begin(), [clock, source]);
}
