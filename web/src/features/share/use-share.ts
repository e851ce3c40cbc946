import { useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/toast.tsx';

/** The time that the confirmation of a copied link shows. */
const COPIED_MS = 5000;

export interface Shared {
  readonly title: string;
  readonly url: string;
}

/** Opens the device's share sheet for a link, or copies the link if the device has none. `copied` is true for 5 s. */
export function useShare(): { readonly share: (what: Shared) => Promise<void>; readonly copied: boolean } {
  const showToast = useToast();
  const [copied, setCopied] = useState(false);
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(clearing.current), []);

  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      showToast(m.share_failed({ url }), { tone: 'error', ms: COPIED_MS });
      return;
    }
    showToast(m.share_copied(), { ms: COPIED_MS });
    setCopied(true);
    clearTimeout(clearing.current);
    clearing.current = setTimeout(setCopied, COPIED_MS, false);
  };
  const share = async (what: Shared) => {
    if (!navigator.canShare?.(what)) return copy(what.url);
    try {
      await navigator.share(what);
    } catch (cause) {
      // A reader who cancels gets no message. If the device refuses, the link can still be copied.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) await copy(what.url);
    }
  };
  return { share, copied };
}
