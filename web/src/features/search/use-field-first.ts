import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for the body of a window whose field takes the focus as soon as the window opens; otherwise the window
 * focuses its first button. The layout effect runs at once, because a key pressed in between would be lost.
 */
export function useFieldFirst(): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    body.current?.querySelector('input')?.focus();
  }, []);
  return body;
}
