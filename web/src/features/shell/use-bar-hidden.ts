import { useEffect, useState } from 'react';
import { BAR_SHOWN, followScroll } from './bar-scroll.ts';

/** Returns whether the bar is hidden; never while `gives` is false. */
export function useBarHidden(gives: boolean): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    if (!gives) return;
    let state = BAR_SHOWN;
    const follow = () => {
      // An overscroll that bounces back at the page's end does not count as scrolling up.
      const lowest = document.documentElement.scrollHeight - window.innerHeight;
      state = followScroll(state, Math.min(window.scrollY, lowest));
      setHidden(state.hidden);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      setHidden(false);
    };
  }, [gives]);

  return hidden;
}
