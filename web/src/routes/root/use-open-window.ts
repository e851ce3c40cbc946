import { useNavigate } from '@tanstack/react-router';
import type { RootSearch } from './root-search.ts';

/** Opens a window of the root by a search parameter. */
export function useOpenWindow(): (search: RootSearch) => void {
  const navigate = useNavigate();
  return (search) => void navigate({ to: '.', search: (now) => ({ ...now, ...search }), resetScroll: false });
}
