import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Cursor } from '../cursor/cursor.ts';
import {
  clampPaper,
  clampPlace,
  cursorAt,
  placeAfter,
  placeUnder,
  speedAt,
  type TimelineWindow,
} from './timeline-window.ts';

/** A pointer that moves less than this between down and up counts as a tap. */
const TAP_PX = 4;
/** The pause that ends a wheel gesture. */
const WHEEL_REST_MS = 160;
/** The pixels per line, for mouse wheels that report lines instead of pixels. */
const LINE_PX = 16;

/** The pointer that drags the cursor. */
interface Grip {
  readonly pointerId: number;
  /**
   * `left` is the x of the window's left edge in the viewport. `startX` and `x` are the pointer's first and current x
   * within the window.
   */
  readonly left: number;
  readonly startX: number;
  x: number;
  /** The distance from the pointer to the cursor; readers rarely grip the handle at its centre. */
  readonly offset: number;
  /** The cursor's position before the drag; undefined if the cursor followed the current time. */
  readonly from: number | undefined;
  moved: boolean;
}

/**
 * Handles drag, tap and wheel. During a drag the cursor stays under the pointer; at an edge of the window, the paper
 * scrolls on beneath the cursor. The wheel scrolls paper and cursor together.
 */
export function useTimelineDrag(
  root: RefObject<HTMLElement | null>,
  paperX: RefObject<number>,
  cursor: Cursor,
  now: number,
  window: TimelineWindow,
  settle: (place: number) => void,
) {
  const grip = useRef<Grip>(undefined);
  const place = () => clampPlace(cursor.place() ?? now, window.hours);

  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    let frame: number | undefined;
    const placeNow = () => clampPlace(cursor.place() ?? now, window.hours);
    const wheel = (event: WheelEvent) => {
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1;
      const dx = (event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX) * unit;
      // A mostly vertical wheel movement is left to the page, which scrolls.
      if (dx === 0 || Math.abs(dx) < Math.abs(event.shiftKey ? 0 : event.deltaY)) return;
      event.preventDefault();
      paperX.current = clampPaper(paperX.current + dx, window);
      cursor.drag(placeAfter(placeNow(), dx, window));
      clearTimeout(resting);
      resting = setTimeout(() => !grip.current && settle(cursor.place() ?? now), WHEEL_REST_MS);
    };
    const follow = ({ x, offset }: Grip) => cursor.drag(placeUnder(x + offset, paperX.current, window));
    const passBelow = (before: number) => {
      frame = requestAnimationFrame((at) => {
        frame = undefined;
        const held = grip.current;
        const speed = held?.moved ? speedAt(held.x + held.offset, paperX.current, window) : 0;
        if (!held || speed === 0) return;
        paperX.current = clampPaper(paperX.current + speed * (at - before), window);
        follow(held);
        passBelow(at);
      });
    };
    // A native listener is used, because React's event handling takes a tenth of a slow phone's frame.
    const move = ({ clientX, pointerId, timeStamp }: globalThis.PointerEvent) => {
      const held = grip.current;
      if (held?.pointerId !== pointerId) return;
      held.x = clientX - held.left;
      held.moved ||= Math.abs(held.x - held.startX) >= TAP_PX;
      if (!held.moved) return;
      follow(held);
      if (frame === undefined) passBelow(timeStamp);
    };
    const element = root.current;
    element?.addEventListener('wheel', wheel, { passive: false });
    element?.addEventListener('pointermove', move);
    return () => {
      clearTimeout(resting);
      if (frame !== undefined) cancelAnimationFrame(frame);
      element?.removeEventListener('wheel', wheel);
      element?.removeEventListener('pointermove', move);
    };
  }, [root, paperX, cursor, now, window, settle]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return;
      const { left } = event.currentTarget.getBoundingClientRect();
      const x = event.clientX - left;
      const isHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null;
      const offset = isHandle ? cursorAt(place(), paperX.current, window) - x : 0;
      const held = { pointerId: event.pointerId, left, startX: x, x, offset, from: cursor.place(), moved: isHandle };
      // A touch may begin a scroll of the page. Therefore only a mouse or pen moves the cursor as soon as it is
      // pressed.
      if (!isHandle && event.pointerType !== 'touch') cursor.drag(placeUnder(x, paperX.current, window));
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = held;
    },
    onPointerUp({ clientX, pointerId }: PointerEvent<HTMLElement>) {
      const held = grip.current;
      if (held?.pointerId !== pointerId) return;
      grip.current = undefined;
      settle(held.moved ? place() : placeUnder(clientX - held.left, paperX.current, window));
    },
    /**
     * Handles a gesture that the browser takes over for scrolling the page: the cursor returns to where it was before.
     */
    onPointerCancel() {
      if (grip.current) cursor.choose(grip.current.from);
      grip.current = undefined;
    },
  };
}
