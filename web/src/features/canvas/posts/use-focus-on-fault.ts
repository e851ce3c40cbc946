import { type RefObject, useEffect, useState } from 'react';
import type { Lang } from '../writing/content.ts';
import { type Fault, langOfFault } from '../writing/writing.ts';

/**
 * Returns a function that focuses the first invalid field, and first switches to that field's language. Do not call it
 * after an autosave, because that would steal the focus while the writer types.
 */
export function useFocusOnFault(
  ref: RefObject<HTMLElement | null>,
  fault: Fault | undefined,
  shown: Lang,
  onShow: (lang: Lang) => void,
): () => void {
  const [isSought, setSought] = useState(false);
  useEffect(() => {
    if (!isSought) return;
    const lang = fault ? langOfFault(fault, shown) : shown;
    if (lang !== shown) return onShow(lang);
    setSought(false);
    if (fault) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [ref, isSought, fault, shown, onShow]);
  return () => setSought(true);
}
