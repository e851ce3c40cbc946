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

/**
 * A dialog that is open while it is mounted. The browser keeps the focus inside, closes it on Escape, hides what is
 * behind from everybody and gives the focus back; a click beside it closes it too.
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);

  // Closed by the browser first, unmounted after: only so does the focus return to where it came from.
  const close = () => ref.current?.close();
  const onClick = (event: MouseEvent) => {
    if (event.target === ref.current) close();
  };
  return { props: { ref, onClose, onClick }, close };
}
