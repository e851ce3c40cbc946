import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The body of a window whose field has the focus as soon as the window is open; without this the window would focus its
 * first button. Before anything else can happen: a key pressed in between would be lost.
 */
export function useFieldFirst(): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    body.current?.querySelector('input')?.focus();
  }, []);
  return body;
}
