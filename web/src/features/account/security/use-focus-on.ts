import { type RefObject, useEffect } from 'react';

/** Whenever `what` is shown is another, the keyboard goes to its first field, where it has one to begin with, else to the whole. */
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

/** Where a press took its own button away, the keyboard stays with the whole. `what`: what is shown. */
export function useFocusKept(ref: RefObject<HTMLElement | null>, what: unknown): void {
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [ref, what]);
}
