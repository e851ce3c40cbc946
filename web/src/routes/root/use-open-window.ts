import { useNavigate } from '@tanstack/react-router';
import type { RootSearch } from './root-search.ts';

/** Opens a window of the root by a search parameter. */
export function useAsk(): (asked: RootSearch) => void {
  const navigate = useNavigate();
  return (asked) => void navigate({ to: '.', search: (now) => ({ ...now, ...asked }), resetScroll: false });
}
