import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus when the focused element is removed, because the browser would move it to the document body. After a
 * dialog, the element focused before it gets the focus. After a list item, a neighbouring item gets it. In all other
 * cases the page's heading gets it.
 */
export function useFocusRestore(ref: RefObject<HTMLElement | null>): void {
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
