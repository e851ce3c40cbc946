import { useSyncExternalStore } from 'react';
import { forgetLocal, readLocal, writeLocal } from '../storage/local.ts';

const KEY = 'sc_surfer';
const listeners = new Set<() => void>();

/** What this browser's reader has said of their level and boards, 'improving 6'; undefined where nothing was said. */
export function useStoredSurfer(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readLocal(KEY),
    () => undefined,
  );
}

export function storeSurfer(text: string | undefined): void {
  if (text === undefined) forgetLocal(KEY);
  else writeLocal(KEY, text);
  for (const listener of listeners) listener();
}
