import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus when its element is removed, so that it never falls back to the document. A dialog returns it to the
 * element focused before; a list item passes it to a neighbour; otherwise the heading gets it.
 */
export function useFocusCaught(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: page } = ref;
    if (!page) return;
    let last: Element | undefined;
    let behind: HTMLElement | undefined;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      if (!target.closest('dialog')) behind = target;
    };
    const observer = new MutationObserver((changes) => {
      const gone = last;
      if (!gone || gone.isConnected || document.activeElement !== document.body) return;
      const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
      const items = [change?.nextSibling, change?.previousSibling].filter((one) => one instanceof HTMLLIElement);
      const place = behind?.isConnected ? behind : (items[0] ?? page.querySelector<HTMLElement>('h1'));
      if (!place) return;
      if (place !== behind) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
    page.addEventListener('focusin', note);
    observer.observe(page, { childList: true, subtree: true });
    return () => {
      page.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [ref]);
}
