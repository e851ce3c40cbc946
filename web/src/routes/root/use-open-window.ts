import { type HistoryState, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { addressAsksForWindow, type RootSearch } from './root-search.ts';

/**
 * Opens a window of the root by a search parameter, in place of one that is open. `state` holds what a link cannot set.
 * Stable.
 */
export function useOpenWindow(): (search: RootSearch, state?: HistoryState) => void {
  const navigate = useNavigate();
  const router = useRouter();
  return useCallback(
    (search, state = {}) => {
      const replace = addressAsksForWindow(router.latestLocation.searchStr);
      void navigate({ to: '.', search: (now) => ({ ...now, ...search }), state, replace, resetScroll: false });
    },
    [navigate, router],
  );
}

/** Opens the settings of a favorite's alert, to set it at once. Stable. */
export function useOpenAlert(): (beachId: number) => void {
  const openWindow = useOpenWindow();
  return useCallback(
    (beachId) => openWindow({ login: undefined, favorites: beachId }, { wantsAlert: true }),
    [openWindow],
  );
}
