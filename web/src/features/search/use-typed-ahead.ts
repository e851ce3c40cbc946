import { useLayoutEffect } from 'react';
import { takeTyped } from './typed-ahead.ts';

/**
 * Gives `onTyped` what was typed while the window was loading. Only once the field is there: a window takes a while to be
 * made, and keys are pressed meanwhile.
 */
export function useTypedAhead(onTyped: (typed: string) => void): void {
  useLayoutEffect(() => {
    const typed = takeTyped();
    if (typed !== '') onTyped(typed);
  }, [onTyped]);
}
