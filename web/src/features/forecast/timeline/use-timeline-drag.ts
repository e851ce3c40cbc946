import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Cursor } from '../cursor/cursor.ts';
import {
  afterCursorMoved,
  afterPaperMoved,
  clampPlace,
  fits,
  placeUnder,
  type TimelineWindow,
} from './timeline-window.ts';

/** A pointer that moves less than this is a tap. */
const TAP_PX = 4;
/** A wheel gesture ends after this pause. */
const WHEEL_REST_MS = 160;
/** A line of a wheel that counts in lines. */
const LINE_PX = 16;

/** The pointer that drags the paper or the cursor, and the position of both at its start. */
interface Grip {
  readonly pointerId: number;
  readonly startX: number;
  readonly left: number;
  readonly from: number;
  readonly holdsCursor: boolean;
  moved: boolean;
}

/**
 * Drag, tap and wheel. Where the paper is wider than its window it follows the pointer; the cursor's handle, and the
 * cursor where all of the paper is visible, follow it too. There is no inertia.
 */
export function useTimelineDrag(
  root: RefObject<HTMLElement | null>,
  cursor: Cursor,
  now: number,
  window: TimelineWindow,
  settle: (place: number) => void,
) {
  const grip = useRef<Grip>(undefined);
  const place = () => clampPlace(cursor.place() ?? now, window.hours);

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const wheel = (event: WheelEvent) => {
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1;
      const dx = (event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX) * unit;
      // Vertical scrolling belongs to the page.
      if (dx === 0 || Math.abs(dx) < Math.abs(event.shiftKey ? 0 : event.deltaY)) return;
      event.preventDefault();
      const from = clampPlace(cursor.place() ?? now, window.hours);
      cursor.drag(fits(window) ? afterCursorMoved(from, dx, window) : afterPaperMoved(from, -dx, window));
      clearTimeout(resting);
      resting = setTimeout(() => settle(cursor.place() ?? now), WHEEL_REST_MS);
    };
    // Outside of React, whose events take a tenth of a slow phone's frame.
    const move = ({ clientX, pointerId }: globalThis.PointerEvent) => {
      const held = grip.current;
      if (held?.pointerId !== pointerId) return;
      const dx = clientX - held.startX;
      held.moved ||= Math.abs(dx) >= TAP_PX;
      if (held.moved) cursor.drag((held.holdsCursor ? afterCursorMoved : afterPaperMoved)(held.from, dx, window));
    };
    const element = root.current;
    element?.addEventListener('wheel', wheel, { passive: false });
    element?.addEventListener('pointermove', move);
    return () => {
      clearTimeout(resting);
      element?.removeEventListener('wheel', wheel);
      element?.removeEventListener('pointermove', move);
    };
  }, [root, cursor, now, window, settle]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return;
      const { left } = event.currentTarget.getBoundingClientRect();
      const handle = event.target instanceof Element && event.target.closest('[data-handle]') !== null;
      if (fits(window) && !handle && event.pointerType !== 'touch')
        cursor.drag(placeUnder(event.clientX - left, place(), window));
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = {
        pointerId: event.pointerId,
        startX: event.clientX,
        left,
        from: place(),
        holdsCursor: handle || fits(window),
        moved: handle,
      };
    },
    onPointerUp({ clientX, pointerId }: PointerEvent<HTMLElement>) {
      const held = grip.current;
      if (held?.pointerId !== pointerId) return;
      grip.current = undefined;
      settle(held.moved ? place() : placeUnder(clientX - held.left, place(), window));
    },
    /** The browser took over the gesture, to scroll the page. */
    onPointerCancel() {
      if (grip.current) settle(place());
      grip.current = undefined;
    },
  };
}
