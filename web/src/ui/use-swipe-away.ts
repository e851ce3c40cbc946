import { type PointerEvent, useRef } from 'react';

/** The distance in px by which an element is swiped before it goes. */
const SWIPE_CLOSES_PX = 60;

/**
 * Returns handlers for swiping an element away sideways: it follows the finger, and goes or springs back on release.
 */
export function useSwipeAway(onAway: () => void) {
  const from = useRef<number>(undefined);
  const letGo = (element: EventTarget & HTMLElement, drawnPx: number) => {
    from.current = undefined;
    element.style.translate = '';
    if (Math.abs(drawnPx) > SWIPE_CLOSES_PX) onAway();
  };
  return {
    onPointerDown({ target, currentTarget, pointerId, clientX, isPrimary }: PointerEvent<HTMLElement>) {
      if (!isPrimary || (target instanceof Element && target.closest('button, a'))) return;
      from.current = clientX;
      currentTarget.setPointerCapture(pointerId);
    },
    // This sets the style directly, because a render per move would stutter.
    onPointerMove({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
      if (from.current !== undefined) currentTarget.style.translate = `${clientX - from.current}px 0`;
    },
    onPointerUp({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
      if (from.current !== undefined) letGo(currentTarget, clientX - from.current);
    },
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      letGo(currentTarget, 0);
    },
  };
}
