import { type HistoryState, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { RootSearch } from './root-search.ts';

/**
 * Returns a function that opens a window of the root by a search parameter; `state` holds what a link must not request.
 * Stable.
 */
export function useOpenWindow(): (search: RootSearch, state?: HistoryState) => void {
  const navigate = useNavigate();
  return useCallback(
    (search, state = {}) =>
      void navigate({ to: '.', search: (now) => ({ ...now, ...search }), state, resetScroll: false }),
    [navigate],
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
