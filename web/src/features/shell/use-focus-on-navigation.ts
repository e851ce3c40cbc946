import { useEffect, useRef } from 'react';

/** Takes the keyboard and the reading voice to the new page's content; the first page begins at its top as any does. */
export function useFocusOnNavigation(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const content = document.getElementById('content');
    if (!content) return;
    content.tabIndex = -1;
    content.focus({ preventScroll: true });
  }, [path]);
}
