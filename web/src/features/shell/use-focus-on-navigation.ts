import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of the page's container, which takes the focus on navigation, for keyboards and screen readers. The
 * first page keeps the browser's own focus.
 */
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
