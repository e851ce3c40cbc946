import { use, useEffect, useState } from 'react';
import { DrawnAt } from './drawn-at.ts';

/** The time, UTC ms, told anew every `everyMs` and whenever the page is looked at again. */
export function useClock(everyMs: number): number {
  const drawnAt = use(DrawnAt);
  const [now, setNow] = useState(() => drawnAt ?? Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    // What the server drew a moment ago need not be drawn again.
    setNow((shown) => (Math.abs(Date.now() - shown) < everyMs ? shown : Date.now()));
    const ticking = setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [everyMs]);
  return now;
}
