import { useEffect } from 'react';
import { useSession } from '../../session/use-session.ts';
import { afterLoad } from './after-load.ts';

/** Some browsers tell that their reader pays for what is loaded. */
type Connection = { readonly connection?: { readonly saveData?: boolean } };

/** Keeps the favorites for where there is no connection, while the page has nothing else to do. For the root of all pages. */
export function useKeptFavorites(): void {
  const favorites = useSession().user?.favorites;
  useEffect(() => {
    if (!favorites || !('serviceWorker' in navigator) || (navigator as Connection).connection?.saveData) return;
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
        // It is tried again when the page is looked at again.
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
