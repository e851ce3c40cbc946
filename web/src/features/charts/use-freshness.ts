import { use, useEffect, useEffectEvent } from 'react';
import { Clock } from '../../ui/use-clock.ts';
import { REFRESH_EVERY_MS, type RefreshCause, shouldRefresh } from './model/freshness.ts';

/** Has the charts asked for anew, by the clock, by a touch after a pause, and when the tab is seen again. */
export function useFreshness(updatedAt: number, refresh: () => void): void {
  const clock = use(Clock);
  const consider = useEffectEvent((cause: RefreshCause, activeAt: number, hiddenAt: number | undefined) => {
    if (shouldRefresh(cause, { now: clock.now(), updatedAt, activeAt, hiddenAt })) refresh();
  });
  useEffect(() => {
    let activeAt = clock.now();
    let hiddenAt: number | undefined;
    const ticking = setInterval(() => consider('clock', activeAt, hiddenAt), REFRESH_EVERY_MS);
    const onTouch = () => {
      consider('touch', activeAt, hiddenAt);
      activeAt = clock.now();
    };
    const onVisible = () => {
      if (document.hidden) hiddenAt = clock.now();
      else consider('visible', activeAt, hiddenAt);
    };
    const touches = ['pointerdown', 'touchstart', 'keydown'] as const;
    for (const touch of touches) document.addEventListener(touch, onTouch, { passive: true });
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(ticking);
      for (const touch of touches) document.removeEventListener(touch, onTouch);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [clock]);
}
