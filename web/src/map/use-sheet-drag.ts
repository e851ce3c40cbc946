import { type PointerEvent, useRef } from 'react';

/**
 * A pointer that moves at least this many px drags the sheet; a smaller movement may be a click on a button in the
 * handle.
 */
const DRAG_PX = 12;
/** The most px by which a drag raises a closed sheet. It is small, because a closed sheet has no content to show. */
const RAISED_PX = 24;

/**
 * Opens and closes a sheet by dragging its handle. Attach `sheet` to the element that moves, and the listeners in
 * `handle` to the handle.
 */
export function useSheetDrag(open: boolean, onOpen: (open: boolean) => void) {
  const sheet = useRef<HTMLElement>(null);
  const drag = useRef<{ readonly fromY: number; byPx: number; isOne: boolean }>(undefined);

  // The style is set directly, because rendering at every move would stutter.
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
      // The pointer is captured only once a drag begins: an earlier capture would suppress clicks on the buttons in the
      // handle.
      if (!now.isOne) currentTarget.setPointerCapture(pointerId);
      now.isOne = true;
      move(open ? Math.max(0, now.byPx) : Math.min(0, Math.max(-RAISED_PX, now.byPx)));
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };
  return { sheet, handle };
}
