import { useSyncExternalStore } from 'react';
import { isInstalled } from './model.ts';

/** Returns whether the page runs as an installed app; false during server rendering. */
export function useInstalled(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => isInstalled(window),
    () => false,
  );
}
