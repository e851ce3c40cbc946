import { type FocusEvent, type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef } from 'react';

interface NextTab {
  /** Goes onto the button. */
  readonly props: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onKeyDown: (event: ReactKeyboardEvent) => void;
  };
  /** Gives the focus back to where it came from. */
  readonly giveBack: () => void;
}

/**
 * Makes a button that came up the next stop of the Tab key, wherever on the page it is drawn: once for each `offer`, undefined
 * for none. Tab leads on from where one was, Shift+Tab and Escape lead back there.
 */
export function useNextTab(offer: unknown, onEscape: () => void): NextTab {
  const ref = useRef<HTMLButtonElement>(null);
  const from = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (offer === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey) return;
      removeEventListener('keydown', onKeyDown);
      if (document.activeElement === ref.current) return;
      event.preventDefault();
      ref.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [offer]);

  const giveBack = () => from.current?.focus();
  return {
    props: {
      ref,
      onFocus({ relatedTarget }) {
        from.current = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
      },
      onKeyDown(event) {
        if (offer === undefined) return;
        if (event.key === 'Escape') {
          // It ends the offer, not the window around it.
          event.preventDefault();
          giveBack();
          onEscape();
        }
        if (event.key !== 'Tab') return;
        if (event.shiftKey) event.preventDefault();
        giveBack();
      },
    },
    giveBack,
  };
}
