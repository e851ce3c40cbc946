import { useSyncExternalStore } from 'react';
import type { Cursor } from './cursor.ts';
import { clampHour } from './cursor-keys.ts';

/** The hour under the cursor, at a pace one can read; `now` where it goes with the time. */
export function useCursorHour(cursor: Cursor, now: number, hours: number): number {
  return useSyncExternalStore(cursor.onRead, () => clampHour(cursor.read() ?? now, hours));
}

/** The hour on which the cursor rests. */
export function useRestingHour(cursor: Cursor, now: number, hours: number): number {
  return useSyncExternalStore(cursor.onRest, () => clampHour(cursor.rest() ?? now, hours));
}
