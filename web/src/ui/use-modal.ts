import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { backCloses } from './back-closes.ts';

export interface Modal {
  /** For the `<dialog>` element. */
  readonly props: {
    readonly ref: RefObject<HTMLDialogElement | null>;
    readonly onClose: () => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Closes it unless its user keeps it open; `onClose` follows. */
  readonly close: () => boolean;
}

/**
 * A dialog that is open while it is mounted. The browser traps the focus, closes it on Escape, makes the page behind
 * inert and returns the focus; a click outside and Back close it too. Where `mayClose` says no, none of these does.
 */
export function useModal(onClose: () => void, mayClose: () => boolean = () => true): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  /** Neither the press that opened it closes it, nor one that was drawn out of it. */
  const isPressedOutside = useRef(false);
  const forget = useRef<() => void>(undefined);

  // Closed by the browser first, unmounted after: only so does the focus return to where it came from.
  const close = () => {
    if (!mayClose()) return false;
    ref.current?.close();
    return true;
  };
  const goBack = useEffectEvent(close);
  useLayoutEffect(() => {
    keepGutter();
    if (!ref.current?.open) ref.current?.showModal();
    forget.current = backCloses({ isOpen: () => ref.current?.open ?? false, close: () => goBack() });
    return () => {
      forget.current?.();
      forget.current = undefined;
      ref.current?.close();
    };
  }, []);
  const onClosed = () => {
    // Of a dialog that was taken away, or that is shown again, the event comes late.
    if (!forget.current || ref.current?.open) return;
    forget.current();
    onClose();
  };

  const onPointerDown = (event: PointerEvent) => {
    isPressedOutside.current = event.target === ref.current;
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === ref.current && isPressedOutside.current) close();
  };
  // The browser asks by `cancel` only once between two inputs: a second Escape would close it unasked.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !mayClose()) event.preventDefault();
  };
  return { props: { ref, onClose: onClosed, onPointerDown, onClick, onKeyDown }, close };
}

/** The page behind a window does not scroll: the gutter of a classic scroll bar stays, so that nothing shifts. */
function keepGutter(): void {
  if (document.querySelector('dialog[open]')) return;
  const { style, clientWidth } = document.documentElement;
  style.scrollbarGutter = innerWidth > clientWidth ? 'stable' : '';
}
