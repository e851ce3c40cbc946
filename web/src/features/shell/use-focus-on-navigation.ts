import { type RefObject, useEffect, useRef } from 'react';

/** Goes onto what holds the page: takes the keyboard and the reading voice to a new one. The first begins at its top as any does. */
export function useFocusOnNavigation(path: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    page.current?.focus({ preventScroll: true });
  }, [path]);
  return page;
}
