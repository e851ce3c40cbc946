import { type RefObject, useEffect } from 'react';

/** When `what` changes, the focus moves to the first field, if the view starts with one, else to the container. */
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

/** Where a press removed its own button, the focus moves to the container. `what`: the current view, if it is not the first. */
export function useFocusKept(ref: RefObject<HTMLElement | null>, what: unknown): void {
  useEffect(() => {
    if (what !== undefined && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [ref, what]);
}
