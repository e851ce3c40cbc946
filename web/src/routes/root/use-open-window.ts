import { type HistoryState, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { addressAsksForWindow, type RootSearch } from './root-search.ts';
import { samePage } from './same-page.ts';

/**
 * Returns a function that opens a dialog by a search parameter, in place of an open dialog. `state` goes into the
 * history entry and holds values that a link must not set. Stable.
 */
export function useOpenWindow(): (search: RootSearch, state?: HistoryState) => void {
  const navigate = useNavigate();
  const router = useRouter();
  return useCallback(
    (search, state = {}) => {
      const replace = addressAsksForWindow(router.latestLocation.searchStr);
      void navigate({
        to: samePage(router),
        search: (now) => ({ ...now, ...search }),
        state,
        replace,
        resetScroll: false,
      });
    },
    [navigate, router],
  );
}

/** Returns a function that opens the settings of a favorite's alert and turns the alert on. Stable. */
export function useOpenAlert(): (beachId: number) => void {
  const openWindow = useOpenWindow();
  return useCallback(
    (beachId) => openWindow({ login: undefined, favorites: beachId }, { wantsAlert: true }),
    [openWindow],
  );
}
