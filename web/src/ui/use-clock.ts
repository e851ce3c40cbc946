import { useEffect, useState } from 'react';

/** The time, UTC ms, told anew every `everyMs` and whenever the page is looked at again. */
export function useClock(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const ticking = setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [everyMs]);
  return now;
}
