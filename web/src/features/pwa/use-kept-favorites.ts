import { useEffect } from 'react';
import { useSession } from '../../session/use-session.ts';
import { savesData } from '../../ui/saves-data.ts';
import { afterLoad } from './after-load.ts';

/**
 * Caches the forecasts of the favorites for offline use, while the page is idle. The root component of all pages uses
 * it.
 */
export function useKeptFavorites(): void {
  const favorites = useSession().user?.favorites;
  useEffect(() => {
    if (!favorites || !('serviceWorker' in navigator) || savesData()) return;
    const ending = new AbortController();
    const { signal } = ending;
    let isKeeping = false;
    const keep = async () => {
      const isMoment = navigator.onLine && navigator.serviceWorker.controller && document.visibilityState === 'visible';
      if (isKeeping || !isMoment || signal.aborted) return;
      isKeeping = true;
      try {
        const { keepFavorites } = await import('./keep-favorites.ts');
        await keepFavorites(favorites, signal);
      } catch {
        // The next attempt is when the page becomes visible again.
      } finally {
        isKeeping = false;
      }
    };
    const tryToKeep = () => void keep();
    afterLoad(tryToKeep);
    navigator.serviceWorker.addEventListener('controllerchange', tryToKeep, { signal });
    document.addEventListener('visibilitychange', tryToKeep, { signal });
    return () => ending.abort();
  }, [favorites]);
}
