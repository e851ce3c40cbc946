import { type PointerEvent, useRef } from 'react';

/** A drag of the handle counts from here, px; less is a press of a button in it. */
const DRAG_PX = 12;
/** A closed sheet is raised a little only, as its content is not drawn. */
const RAISED_PX = 24;

/** Opens and closes a sheet by dragging its handle: `sheet` is the element that moves, `handle` the listeners. */
export function useSheetDrag(open: boolean, onOpen: (open: boolean) => void) {
  const sheet = useRef<HTMLElement>(null);
  const drag = useRef<{ readonly fromY: number; byPx: number; isOne: boolean }>(undefined);

  // Set on the element itself: rendering every move would stutter.
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
      // Not before: the buttons in the handle would not be pressed.
      if (!now.isOne) currentTarget.setPointerCapture(pointerId);
      now.isOne = true;
      move(open ? Math.max(0, now.byPx) : Math.min(0, Math.max(-RAISED_PX, now.byPx)));
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };
  return { sheet, handle };
}
