import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { edgePull, placeAt, shiftOf } from './model.ts';

/** The delay before rows can be dragged: just after the dialog opens, a touch is often still a tap. */
const ATTACH_AFTER_MS = 1000;

export interface RowDrag {
  readonly onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
}

/** Drags rows of a list by their handles; the row follows the pointer and lands where it is dropped. Escape cancels. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [isAttached, attach] = useState(false);
  const ending = useRef<() => void>(undefined);
  useEffect(() => {
    const timer = setTimeout(attach, ATTACH_AFTER_MS, true);
    return () => {
      clearTimeout(timer);
      ending.current?.();
    };
  }, []);

  const start = (from: number) => (event: PointerEvent<HTMLElement>) => {
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
    const row = rows[from];
    if (!list.current || !row || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    ending.current?.();
    ending.current = drag({ list: list.current, rows, row, from, startY: event.clientY, onMove });
  };
  return (from: number): RowDrag => (isAttached ? { onPointerDown: start(from) } : {});
}

interface Drag {
  readonly list: HTMLElement;
  readonly rows: readonly HTMLElement[];
  readonly row: HTMLElement;
  readonly from: number;
  readonly startY: number;
  readonly onMove: (from: number, to: number) => void;
}

/** Follows one pointer until it is released; the returned function cancels. */
function drag({ list, rows, row, from, startY, onMove }: Drag): () => void {
  // The dialog scrolls under the pointer, so positions are measured from the list's own top.
  const scroller = row.closest('dialog');
  const scrolledFrom = scroller?.scrollTop ?? 0;
  const middles = rows.map((one) => one.offsetTop + one.offsetHeight / 2);
  let pointerY = startY;
  let to = from;
  let frame = 0;
  const stopping = new AbortController();
  const { signal } = stopping;

  const draw = () => {
    if (scroller) scroller.scrollTop += edgePull(pointerY, scroller.getBoundingClientRect());
    const moved = pointerY - startY + (scroller?.scrollTop ?? 0) - scrolledFrom;
    lift(row, moved);
    to = placeAt((middles[from] ?? 0) + moved, middles, from);
    for (const [index, one] of rows.entries()) if (one !== row) lift(one, shiftOf(index, from, to) * row.offsetHeight);
    frame = requestAnimationFrame(draw);
  };
  const end = () => {
    stopping.abort();
    cancelAnimationFrame(frame);
    delete row.dataset.dragged;
    delete list.dataset.dragging;
    for (const one of rows) one.style.transform = '';
  };

  row.dataset.dragged = 'true';
  list.dataset.dragging = 'true';
  frame = requestAnimationFrame(draw);
  addEventListener(
    'pointermove',
    ({ clientY }) => {
      pointerY = clientY;
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    () => {
      end();
      onMove(from, to);
    },
    { signal },
  );
  addEventListener('pointercancel', end, { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // Escape cancels the drag and leaves the dialog open.
      event.preventDefault();
      end();
    },
    { signal, capture: true },
  );
  return end;
}

function lift(row: HTMLElement, px: number): void {
  row.style.transform = `translateY(${px}px)`;
}
