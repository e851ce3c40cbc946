import { startTransition, useEffect, useState } from 'react';

/** Counts up to `all`, one at a time: what is drawn for each is painted before the next, and the page answers in between. */
export function useOneByOne(all: number): number {
  const [count, setCount] = useState(0);
  const isMore = count < all;
  useEffect(() => {
    if (!isMore) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + 1)));
    return () => clearTimeout(timer);
  }, [count, isMore]);
  return Math.min(count, all);
}
