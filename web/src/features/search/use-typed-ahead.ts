import { useLayoutEffect } from 'react';
import { takeTyped } from './typed-ahead.ts';

/**
 * Gives `onTyped` the text that was typed while the window was loading. It runs once the field exists, because keys are
 * pressed until then.
 */
export function useTypedAhead(onTyped: (typed: string) => void): void {
  useLayoutEffect(() => {
    const typed = takeTyped();
    if (typed !== '') onTyped(typed);
  }, [onTyped]);
}
