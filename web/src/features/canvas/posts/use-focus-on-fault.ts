import { type RefObject, useEffect, useState } from 'react';
import type { Lang } from '../writing/content.ts';
import { type Fault, langOfFault } from '../writing/writing.ts';

/**
 * Leads to the first field with a fault, in its language, when the reply is called: after an act that was refused, and
 * not after each save, which would take the focus from who writes.
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
