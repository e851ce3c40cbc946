import { use, useEffect, useEffectEvent } from 'react';
import { Clock } from '../ui/use-clock.ts';
import { keepFresh } from './keep-fresh.ts';

/**
 * Keeps a data source of the map fresh by calling `refresh`. `readAt` is the time of the last read, UTC ms; it is 0
 * during the first read.
 */
export function useFreshness(source: string, readAt: number, refresh: () => void): void {
  const clock = use(Clock);
  const begin = useEffectEvent(() =>
    keepFresh({ page: document, now: clock.now, askedAt: readAt || clock.now(), refresh: onStale }),
  );
  const onStale = useEffectEvent(refresh);
  useEffect(() => begin(), [clock, source]);
}
