import { type RefCallback, useCallback, useState } from 'react';

/**
 * The distance above or below the screen within which content begins to load; it is more than half a screen's height.
 */
const AHEAD = '500px 0px';

/** Returns true once the element is near the visible part of the page; its content can wait until then. */
export function useNear(): { readonly near: boolean; readonly ref: RefCallback<Element> } {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { near, ref };
}
