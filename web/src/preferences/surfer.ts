import { useSyncExternalStore } from 'react';
import { forgetLocal, readLocal, writeLocal } from '../storage/local.ts';

const KEY = 'sc_surfer';
const GIVEN = 'sc_surfer_given';
const listeners = new Set<() => void>();

/** What this browser's reader has said of their level and boards, 'improving 6'; undefined where nothing was said. */
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

/** Gives it to the account of this session: the next one that signs in here must not have it, saved or not. */
export function giveStoredSurfer(): void {
  writeLocal(GIVEN, 'true');
}

export function isSurferGiven(): boolean {
  return readLocal(GIVEN) !== undefined;
}

/** For when it is saved, or the session is over. */
export function forgetGivenSurfer(): void {
  if (!isSurferGiven()) return;
  forgetLocal(GIVEN);
  storeSurfer(undefined);
}
