import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

export interface Modal {
  /** Goes onto the `<dialog>`. */
  readonly props: {
    readonly ref: RefObject<HTMLDialogElement | null>;
    readonly onClose: () => void;
    readonly onClick: (event: MouseEvent) => void;
  };
  /** Closes it; `onClose` follows. */
  readonly close: () => void;
}

/** The press that opened a dialog, or its echo, does not close it. */
const CLICK_BESIDE_AFTER_MS = 100;

/**
 * A dialog that is open while it is mounted. The browser keeps the focus inside, closes it on Escape, hides what is
 * behind from everybody and gives the focus back; a click beside it closes it too.
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);

  useEffect(() => {
    keepGutter();
    if (!ref.current?.open) ref.current?.showModal();
    openedAt.current = performance.now();
  }, []);

  // Closed by the browser first, unmounted after: only so does the focus return to where it came from.
  const close = () => ref.current?.close();
  const onClick = (event: MouseEvent) => {
    if (event.target === ref.current && event.timeStamp - openedAt.current > CLICK_BESIDE_AFTER_MS) close();
  };
  return { props: { ref, onClose, onClick }, close };
}

/** Behind a window the page does not scroll: where its scroll bar takes room, that stays, so that nothing moves aside. */
function keepGutter(): void {
  if (document.querySelector('dialog[open]')) return;
  const { style, clientWidth } = document.documentElement;
  style.scrollbarGutter = innerWidth > clientWidth ? 'stable' : '';
}
