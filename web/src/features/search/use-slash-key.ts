import { useEffect } from 'react';
import { keepTyped, takeTyped } from './typed-ahead.ts';

/**
 * Calls `onSlash` when '/' is pressed outside of text fields and with no window open. While the search is asked for and
 * its window is still loading, what is typed is kept for its field.
 */
export function useSlashKey(onSlash: () => void, isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) takeTyped();
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isWritten(event.target) || document.querySelector('dialog[open]')) return;
      if (isAsked ? !keepTyped(event.key) : event.key !== '/') return;
      event.preventDefault();
      if (!isAsked) onSlash();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onSlash, isAsked]);
}

function isWritten(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
