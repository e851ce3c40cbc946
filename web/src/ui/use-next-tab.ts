import { type FocusEvent, type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef } from 'react';

interface NextTab {
  /** The props of the button. */
  readonly props: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onKeyDown: (event: ReactKeyboardEvent) => void;
  };
  /** Returns the focus to the element that had it before the button. */
  readonly giveBack: () => void;
}

/**
 * Makes a newly shown button the next Tab stop, wherever the button is in the document, once for each new `offer`. From
 * the button, Tab continues after the element that had the focus; Shift+Tab and Escape return to that element.
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
          // Escape only dismisses the button; a surrounding dialog stays open.
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
