import { useEffect, useRef } from 'react';
import { keepTyped, takeTyped } from './typed-ahead.ts';

/**
 * Calls `onSlash` when '/' is pressed outside of text fields while no dialog is open. While the search dialog is still
 * loading, typed text is stored for its field.
 */
export function useSlashKey(onSlash: () => void, isAsked: boolean): void {
  const isSearchOpening = useRef(isAsked);
  useEffect(() => {
    isSearchOpening.current = isAsked;
    if (!isAsked) takeTyped();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isWritten(event.target) || document.querySelector('dialog[open]')) return;
      if (isSearchOpening.current ? !keepTyped(event.key) : event.key !== '/') return;
      event.preventDefault();
      if (isSearchOpening.current) return;
      // A ref changes at once; state would change too late, because the next key may arrive before the page re-renders.
      isSearchOpening.current = true;
      onSlash();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onSlash, isAsked]);
}

function isWritten(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
