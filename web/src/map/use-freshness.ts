import { use, useEffect, useEffectEvent } from 'react';
import { Clock } from '../ui/use-clock.ts';
import { keepFresh } from './keep-fresh.ts';

/** Refreshes what a map shows of a source, which was last read at `readAt`, UTC ms; 0 while it is first read. */
export function useFreshness(source: string, readAt: number, refresh: () => void): void {
  const clock = use(Clock);
  const begin = useEffectEvent(() =>
    keepFresh({ page: document, now: clock.now, askedAt: readAt || clock.now(), refresh: onStale }),
  );
  const onStale = useEffectEvent(refresh);
  useEffect(() => begin(), [clock, source]);
}
