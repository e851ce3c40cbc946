import { startTransition, useEffect, useState } from 'react';

/** Counts up to `all`, one at a time: what is drawn for each is painted before the next, and the page answers in between. */
export function useOneByOne(all: number): number {
  const [count, setCount] = useState(0);
  const isMore = count < all;
  useEffect(() => {
    if (!isMore) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame's callbacks run before it is painted, a timer set there after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setCount(count + 1)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [count, isMore]);
  return Math.min(count, all);
}
