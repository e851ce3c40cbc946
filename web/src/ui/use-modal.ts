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
  /** The props of the `<dialog>` element. */
  readonly props: {
    readonly ref: RefObject<HTMLDialogElement | null>;
    readonly onClose: () => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Closes the dialog, unless the user decides to keep it open; then calls `onClose`. */
  readonly close: () => boolean;
}

/**
 * Controls a dialog that is open while mounted. The browser traps the focus, handles Escape, makes the page behind
 * inert and restores the focus. A click outside and Back close it too. If `mayClose` returns false, it stays open.
 */
export function useModal(onClose: () => void, mayClose: () => boolean = () => true): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  /**
   * True if the pointer was pressed outside the dialog. A click that opens the dialog, or a drag out of it, therefore
   * does not close it.
   */
  const isPressedOutside = useRef(false);
  const forget = useRef<() => void>(undefined);

  // The browser closes the dialog before React unmounts it. Otherwise the focus would not return to the element that
  // had it before.
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
    // The close event arrives with a delay. It is ignored if the dialog has been removed or opened again meanwhile.
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
  // Browsers fire `cancel` only once between two user inputs, so a second Escape would close the dialog without asking.
  // Escape is therefore handled here.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !mayClose()) event.preventDefault();
  };
  return { props: { ref, onClose: onClosed, onPointerDown, onClick, onKeyDown }, close };
}

/**
 * Keeps the space of the scrollbar. The page behind a dialog does not scroll, and would shift sideways if its scrollbar
 * disappeared.
 */
function keepGutter(): void {
  if (document.querySelector('dialog[open]')) return;
  const { style, clientWidth } = document.documentElement;
  style.scrollbarGutter = innerWidth > clientWidth ? 'stable' : '';
}
