import { useLayoutEffect } from 'react';
import { takeTyped } from './typed-ahead.ts';

/**
 * Passes to `onTyped` the text that was typed while the dialog was loading. It runs once the field exists, because keys
 * may be pressed until then.
 */
export function useTypedAhead(onTyped: (typed: string) => void): void {
  useLayoutEffect(() => {
    const typed = takeTyped();
    if (typed !== '') onTyped(typed);
  }, [onTyped]);
}
