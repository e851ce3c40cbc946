import { type PointerEvent, useRef } from 'react';

/** The distance in px from which a press counts as a drag; a smaller one may be a press of a button in the handle. */
const DRAG_PX = 12;
/** The limit for raising a closed sheet, because its content is not rendered. */
const RAISED_PX = 24;

/** Opens and closes a sheet by dragging its handle: `sheet` is the moved element, `handle` holds the listeners. */
export function useSheetDrag(open: boolean, onOpen: (open: boolean) => void) {
  const sheet = useRef<HTMLElement>(null);
  const drag = useRef<{ readonly fromY: number; byPx: number; isOne: boolean }>(undefined);

  // This sets the style directly, because a render per move would stutter.
  const move = (px: number) => {
    if (sheet.current) sheet.current.style.translate = px === 0 ? '' : `0 ${px}px`;
  };
  const end = (isOver: boolean) => {
    const { isOne = false, byPx = 0 } = drag.current ?? {};
    drag.current = undefined;
    move(0);
    if (isOver && isOne) onOpen(byPx < 0);
  };
  const handle = {
    onPointerDown({ clientY, isPrimary }: PointerEvent) {
      if (isPrimary) drag.current = { fromY: clientY, byPx: 0, isOne: false };
    },
    onPointerMove({ clientY, currentTarget, pointerId }: PointerEvent) {
      const now = drag.current;
      if (!now) return;
      now.byPx = clientY - now.fromY;
      if (!now.isOne && Math.abs(now.byPx) < DRAG_PX) return;
      // An earlier capture would swallow presses of the buttons in the handle.
      if (!now.isOne) currentTarget.setPointerCapture(pointerId);
      now.isOne = true;
      move(open ? Math.max(0, now.byPx) : Math.min(0, Math.max(-RAISED_PX, now.byPx)));
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };
  return { sheet, handle };
}
