import { useSyncExternalStore } from 'react';
import { isInstalled } from './model.ts';

/** Whether the page runs as an installed app; false when the server draws. */
export function useInstalled(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => isInstalled(window),
    () => false,
  );
}
