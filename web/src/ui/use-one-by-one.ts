import { startTransition, useEffect, useState } from 'react';

/**
 * Counts up to `all` in steps of one, with a paint in between, so that the page stays responsive while it renders many
 * items.
 */
export function useOneByOne(all: number): number {
  const [count, setCount] = useState(0);
  const isMore = count < all;
  useEffect(() => {
    if (!isMore) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Animation frame callbacks run before the paint; a timer set in one fires after it.
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
