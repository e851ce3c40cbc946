import { type RefCallback, useCallback, useState } from 'react';

/**
 * The distances from the screen within which content begins to load: more than half a screen's height below it, and
 * more than a phone's footer above it, which a jump to the end of a page leaves between.
 */
const AHEAD = '900px 0px 500px';

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
