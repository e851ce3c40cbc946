import { type RefObject, useLayoutEffect } from 'react';
import { valueAt } from '../../../entities/tide/tide-curve.ts';
import type { Cursor } from '../cursor/cursor.ts';
import type { TideCurve } from './timeline-tide.ts';
import { clampPlace, type TimelineWindow, viewAt } from './timeline-window.ts';

/** The moving elements: the paper below the window, the labels that lie over it, the cursor, and the dot on the tide. */
export interface Moving {
  readonly root: RefObject<HTMLElement | null>;
  readonly paper: RefObject<HTMLElement | null>;
  readonly labels: RefObject<SVGElement | null>;
  readonly mark: RefObject<HTMLElement | null>;
  readonly dot: RefObject<HTMLElement | null>;
}

/**
 * Positions paper, cursor and dot at the cursor's place: only by transforms, outside of React, and synchronously, as
 * browsers send pointer moves once a frame.
 */
export function useTimelineMotion(
  { root, paper, labels, mark, dot }: Moving,
  cursor: Cursor,
  now: number,
  window: TimelineWindow,
  tide: TideCurve | undefined,
): void {
  useLayoutEffect(() => {
    const show = (still: boolean) => {
      const chosen = cursor.place();
      const place = clampPlace(chosen ?? now, window.hours);
      const { paperX, cursorX } = viewAt(place, window);
      const tideY = valueAt(tide?.ys ?? [], place);
      root.current?.toggleAttribute('data-still', still);
      mark.current?.toggleAttribute('data-now', chosen === undefined);
      dot.current?.toggleAttribute('hidden', tideY === undefined);
      moveTo(paper.current, -paperX, 0);
      moveTo(labels.current, -paperX, 0);
      moveTo(mark.current, cursorX, 0);
      moveTo(dot.current, 0, tideY ?? 0);
    };
    show(true);
    return cursor.onMove(show);
  }, [root, paper, labels, mark, dot, cursor, now, window, tide]);
}

function moveTo(element: HTMLElement | SVGElement | null, x: number, y: number): void {
  if (element) element.style.transform = `translate3d(${x}px, ${y}px, 0)`;
}
