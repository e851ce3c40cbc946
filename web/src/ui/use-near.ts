import { type RefCallback, useCallback, useState } from 'react';

/** The margin for loading ahead: more than half a screen's height. */
const AHEAD = '500px 0px';

/** Returns true once the element has come near the visible part of the window; until then its content can wait. */
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
