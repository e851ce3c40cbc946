import { type PointerEvent, useRef } from 'react';

/** The distance in px by which the reader must swipe an element to dismiss it. */
const SWIPE_CLOSES_PX = 60;

/**
 * Returns the handlers for swiping an element sideways to dismiss it. The element follows the finger; on release it
 * disappears or springs back.
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
    // The style is set directly, because rendering at every move would stutter.
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
