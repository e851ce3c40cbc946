import { type RefObject, useEffect } from 'react';

/** Whenever `what` is shown is another, the keyboard goes to its first field, else to the whole. */
export function useFocusOn(ref: RefObject<HTMLElement | null>, what: unknown): void {
  useEffect(() => {
    if (what === undefined) return;
    const fields = [...(ref.current?.querySelectorAll<HTMLElement>('input:not([hidden], [type="checkbox"])') ?? [])];
    (fields.find((field) => field.checkVisibility()) ?? ref.current)?.focus({ preventScroll: fields.length === 0 });
  }, [ref, what]);
}
