import { type HistoryState, useNavigate } from '@tanstack/react-router';
import type { RootSearch } from './root-search.ts';

/** Opens a window of the root by a search parameter; `state` is what a link cannot ask of it. */
export function useOpenWindow(): (search: RootSearch, state?: HistoryState) => void {
  const navigate = useNavigate();
  return (search, state = {}) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...search }), state, resetScroll: false });
}
