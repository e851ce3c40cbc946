import { useSyncExternalStore } from 'react';
import { forgetLocal, readLocal, writeLocal } from '../storage/local.ts';

const KEY = 'sc_surfer';
const GIVEN = 'sc_surfer_given';
const listeners = new Set<() => void>();

/** Returns the level and boards that this browser's reader stated, 'improving 6'; undefined without any. */
export function useStoredSurfer(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    storedSurfer,
    () => undefined,
  );
}

export function storedSurfer(): string | undefined {
  return readLocal(KEY);
}

export function storeSurfer(text: string | undefined): void {
  if (text === undefined) forgetLocal(KEY);
  else writeLocal(KEY, text);
  for (const listener of listeners) listener();
}

/**
 * Marks the stored level and boards as given to the account of this session. Another account that signs in here later
 * must not receive them.
 */
export function giveStoredSurfer(): void {
  writeLocal(GIVEN, 'true');
}

export function isSurferGiven(): boolean {
  return readLocal(GIVEN) !== undefined;
}

/** Removes the level and boards that were given to an account, once they are saved or the session has ended. */
export function forgetGivenSurfer(): void {
  if (!isSurferGiven()) return;
  forgetLocal(GIVEN);
  storeSurfer(undefined);
}
