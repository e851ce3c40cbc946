import { type RefObject, useEffect } from 'react';

/** Moves the focus when `view` changes: to the first visible field, else to the container. */
export function useFocusOn(ref: RefObject<HTMLElement | null>, what: unknown, onto: 'field' | 'whole' = 'field'): void {
  useEffect(() => {
    if (what === undefined) return;
    const fields = [...(ref.current?.querySelectorAll<HTMLElement>('input:not([hidden], [type="checkbox"])') ?? [])];
    const field = onto === 'field' ? fields.find((one) => one.checkVisibility()) : undefined;
    ref.current?.closest('dialog')?.scrollTo(0, 0);
    if (field) field.focus();
    else ref.current?.focus({ preventScroll: true });
  }, [ref, what, onto]);
}

/**
 * Moves the focus to the container if a press has removed its own button. `view` is the current view, undefined for the
 * first.
 */
export function useFocusKept(ref: RefObject<HTMLElement | null>, what: unknown): void {
  useEffect(() => {
    if (what !== undefined && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [ref, what]);
}
