import { HANDBOOK_PAGES, type HandbookPage } from '@groundswell/handbook';
import { useEffect, useSyncExternalStore } from 'react';

/**
 * Returns the booklet page that the hash names, or the first page. Undefined before hydration: until then the CSS
 * selector `:target` shows the page, so the booklet can be read without scripts.
 */
export function useOpenPage(hash: string): HandbookPage | undefined {
  const isLive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return isLive ? (HANDBOOK_PAGES.find((page) => page === hash) ?? HANDBOOK_PAGES[0]) : undefined;
}

/** Calls `turn` for the arrow keys and the page keys, unless an input, a menu or a dialog has the focus. */
export function usePageKeys(turn: (by: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = TURNS[event.key];
      const { target } = event;
      const isBusy = target instanceof Element && target.closest('input, textarea, select, dialog, [role=menu]');
      if (!by || isBusy || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      turn(by);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [turn]);
}

const TURNS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
