import { type RefObject, useLayoutEffect } from 'react';
import { valueAt } from '../../../entities/tide/tide-curve.ts';
import type { Cursor } from '../cursor/cursor.ts';
import type { TideCurve } from './timeline-tide.ts';
import { clampPaper, clampPlace, cursorAt, paperAt, type TimelineWindow } from './timeline-window.ts';

/** The elements that move: the paper, the labels over it, the cursor, and the dot on the tide curve. */
export interface Moving {
  readonly root: RefObject<HTMLElement | null>;
  readonly paper: RefObject<HTMLElement | null>;
  readonly labels: RefObject<SVGElement | null>;
  readonly mark: RefObject<HTMLElement | null>;
  readonly dot: RefObject<HTMLElement | null>;
  /** The scroll offset of the paper to the left, in pixels. */
  readonly paperX: RefObject<number>;
}

/**
 * Moves paper, cursor and tide dot to the cursor's position. It sets the transforms synchronously and outside of React,
 * because browsers send one pointer event per frame. A drag scrolls the paper itself; at rest, the paper scrolls to
 * show the cursor.
 */
export function useTimelineMotion(
  { root, paper, labels, mark, dot, paperX }: Moving,
  cursor: Cursor,
  now: number,
  window: TimelineWindow,
  tide: TideCurve | undefined,
): void {
  useLayoutEffect(() => {
    const show = (isDragged: boolean, still = isDragged) => {
      const chosen = cursor.place();
      const place = clampPlace(chosen ?? now, window.hours);
      paperX.current = isDragged ? clampPaper(paperX.current, window) : paperAt(place, paperX.current, window);
      const tideY = valueAt(tide?.ys ?? [], place);
      root.current?.toggleAttribute('data-still', still);
      mark.current?.toggleAttribute('data-now', chosen === undefined);
      dot.current?.toggleAttribute('hidden', tideY === undefined);
      moveTo(paper.current, -paperX.current, 0);
      moveTo(labels.current, -paperX.current, 0);
      moveTo(mark.current, cursorAt(place, paperX.current, window), 0);
      moveTo(dot.current, 0, tideY ?? 0);
    };
    show(false, true);
    return cursor.onMove((isDragged) => show(isDragged));
  }, [root, paper, labels, mark, dot, paperX, cursor, now, window, tide]);
}

function moveTo(element: HTMLElement | SVGElement | null, x: number, y: number): void {
  if (element) element.style.transform = `translate3d(${x}px, ${y}px, 0)`;
}
