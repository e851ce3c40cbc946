import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

export interface Modal {
  /** For the `<dialog>` element. */
  readonly props: {
    readonly ref: RefObject<HTMLDialogElement | null>;
    readonly onClose: () => void;
    readonly onClick: (event: MouseEvent) => void;
  };
  /** Closes it; `onClose` follows. */
  readonly close: () => void;
}

/** Ignores clicks outside for this long: they belong to the press that opened the dialog. */
const CLICK_OUTSIDE_AFTER_MS = 100;

/**
 * A dialog that is open while it is mounted. The browser traps the focus, closes it on Escape, makes the page behind
 * inert and returns the focus; a click outside closes it too.
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);

  useLayoutEffect(() => {
    keepGutter();
    if (!ref.current?.open) ref.current?.showModal();
    openedAt.current = performance.now();
  }, []);

  // Closed by the browser first, unmounted after: only so does the focus return to where it came from.
  const close = () => ref.current?.close();
  const onClick = (event: MouseEvent) => {
    if (event.target === ref.current && event.timeStamp - openedAt.current > CLICK_OUTSIDE_AFTER_MS) close();
  };
  return { props: { ref, onClose, onClick }, close };
}

/** The page behind a window does not scroll: the gutter of a classic scroll bar stays, so that nothing shifts. */
function keepGutter(): void {
  if (document.querySelector('dialog[open]')) return;
  const { style, clientWidth } = document.documentElement;
  style.scrollbarGutter = innerWidth > clientWidth ? 'stable' : '';
}
