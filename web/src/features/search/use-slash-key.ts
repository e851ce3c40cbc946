import { useEffect, useRef } from 'react';
import { keepTyped, takeTyped } from './typed-ahead.ts';

/**
 * Calls `onSlash` when '/' is pressed outside of text fields and with no window open. While the search window is still
 * loading, typed text is kept for its field.
 */
export function useSlashKey(onSlash: () => void, isAsked: boolean): void {
  const asked = useRef(isAsked);
  useEffect(() => {
    asked.current = isAsked;
    if (!isAsked) takeTyped();
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isWritten(event.target) || document.querySelector('dialog[open]')) return;
      if (asked.current ? !keepTyped(event.key) : event.key !== '/') return;
      event.preventDefault();
      if (asked.current) return;
      // The ref changes at once, because the next letters arrive before the page re-renders.
      asked.current = true;
      onSlash();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onSlash, isAsked]);
}

function isWritten(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
