import { createContext, use, useEffect, useState } from 'react';
import { DrawnAt } from './drawn-at.ts';

/** The clock in use: the device's by default. */
export const Clock = createContext({
  now: () => Date.now(),
  /** Subscribes to corrections. */
  onChange: (_changed: () => void) => () => {},
});

/** The time, UTC ms, updated every `everyMs` and whenever the page becomes visible again. */
export function useClock(everyMs: number): number {
  const clock = use(Clock);
  const drawnAt = use(DrawnAt);
  const [now, setNow] = useState(() => drawnAt ?? clock.now());
  useEffect(() => {
    const tick = () => setNow(clock.now());
    // What the server drew a moment ago need not be drawn again.
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
