import { useEffect } from 'react';

/** Calls `onSlash` when '/' is pressed outside of text fields and with no window open. */
export function useSlashKey(onSlash: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isWritten(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onSlash();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onSlash]);
}

function isWritten(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
