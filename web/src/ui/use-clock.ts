import { createContext, use, useEffect, useState } from 'react';
import { RenderedAt } from './rendered-at.ts';

/** The clock in use; by default it is the device's. */
export const Clock = createContext({
  now: () => Date.now(),
  /** Subscribes to corrections of the clock. */
  onChange: (_changed: () => void) => () => {},
});

/** Returns the time, UTC ms, updated every `everyMs` and whenever the page becomes visible again. */
export function useClock(everyMs: number): number {
  const clock = use(Clock);
  const drawnAt = use(RenderedAt);
  const [now, setNow] = useState(() => drawnAt ?? clock.now());
  useEffect(() => {
    const tick = () => setNow(clock.now());
    // The time rendered by the server is kept while it is recent, which avoids a second render.
    setNow((shown) => (Math.abs(clock.now() - shown) < everyMs ? shown : clock.now()));
    const ticking = setInterval(tick, everyMs);
    const unsubscribe = clock.onChange(tick);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(ticking);
      unsubscribe();
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock, everyMs]);
  return now;
}
