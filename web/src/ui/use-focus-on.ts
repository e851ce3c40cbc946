import { type RefObject, useEffect } from 'react';

/** Moves the focus whenever the given value changes: to the first visible input, or else to the container. */
export function useFocusOn(ref: RefObject<HTMLElement | null>, view: unknown, onto: 'field' | 'whole' = 'field'): void {
  useEffect(() => {
    if (view === undefined) return;
    const fields = [...(ref.current?.querySelectorAll<HTMLElement>('input:not([hidden], [type="checkbox"])') ?? [])];
    const field = onto === 'field' ? fields.find((one) => one.checkVisibility()) : undefined;
    ref.current?.closest('dialog')?.scrollTo(0, 0);
    if (field) field.focus();
    else ref.current?.focus({ preventScroll: true });
  }, [ref, view, onto]);
}

/**
 * Moves the focus to the container if a click has removed the clicked button from the page. The given value identifies
 * the current view; it is undefined for the first view.
 */
export function useFocusKept(ref: RefObject<HTMLElement | null>, view: unknown): void {
  useEffect(() => {
    if (view !== undefined && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [ref, view]);
}
