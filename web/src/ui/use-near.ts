import { type RefCallback, useCallback, useState } from 'react';

/** Content is asked for before it is in sight: more than half a screen's height. */
const AHEAD = '500px 0px';

/** True from when the element first comes near the window's visible part; until then its content can wait. */
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
