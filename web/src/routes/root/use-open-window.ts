import { type HistoryState, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { RootSearch } from './root-search.ts';

/** Opens a window of the root by a search parameter; `state` is what a link cannot ask of it. Stable. */
export function useOpenWindow(): (search: RootSearch, state?: HistoryState) => void {
  const navigate = useNavigate();
  return useCallback(
    (search, state = {}) =>
      void navigate({ to: '.', search: (now) => ({ ...now, ...search }), state, resetScroll: false }),
    [navigate],
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
