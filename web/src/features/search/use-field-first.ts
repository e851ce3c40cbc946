import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for the body of a dialog, whose text field takes the focus as soon as the dialog opens. Without it the
 * dialog focuses its first button. A layout effect sets the focus at once, because a key pressed in between would be
 * lost.
 */
export function useFieldFirst(): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    body.current?.querySelector('input')?.focus();
  }, []);
  return body;
}
