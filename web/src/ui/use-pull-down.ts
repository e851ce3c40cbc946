import { type PointerEvent, type RefObject, useRef } from 'react';

/** The distance in px by which the reader must pull a sheet down to close it. */
const PULL_CLOSES_PX = 120;

/**
 * Returns the handlers for the handle of a sheet. The sheet follows the finger; on release it closes or springs back.
 */
export function usePullDown(sheet: RefObject<HTMLElement | null>, onPulled: () => void) {
  const from = useRef<number>(undefined);

  // The style is set directly, because rendering at every move would stutter.
  const move = (px: number) => {
    if (sheet.current) sheet.current.style.translate = px > 0 ? `0 ${px}px` : '';
  };
  const letGo = (pulledPx: number) => {
    from.current = undefined;
    move(0);
    if (pulledPx > PULL_CLOSES_PX) onPulled();
  };

  return {
    onPointerDown({ target, currentTarget, pointerId, clientY, isPrimary }: PointerEvent) {
      if (!isPrimary || (target instanceof Element && target.closest('button, a'))) return;
      from.current = clientY;
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (from.current !== undefined) move(clientY - from.current);
    },
    onPointerUp({ clientY }: PointerEvent) {
      if (from.current !== undefined) letGo(clientY - from.current);
    },
    onPointerCancel() {
      letGo(0);
    },
  };
}
