import { startTransition, useEffect, useState } from 'react';

/**
 * Returns false until the browser has painted, then true. The change is a transition, so rendering the deferred content
 * does not block input.
 */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Animation frame callbacks run before the paint; a timer set in one fires after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted;
}
