import { useSyncExternalStore } from 'react';
import type { Cursor } from './cursor.ts';
import { clampHour } from './cursor-keys.ts';

/** The hour under the cursor, at a pace one can read; `now` where it goes with the time. */
export function useCursorHour(cursor: Cursor, now: number, hours: number): number {
  const hour = () => clampHour(cursor.read() ?? now, hours);
  return useSyncExternalStore(cursor.onRead, hour, hour);
}

/** The hour on which the cursor rests. */
export function useRestingHour(cursor: Cursor, now: number, hours: number): number {
  const hour = () => clampHour(cursor.rest() ?? now, hours);
  return useSyncExternalStore(cursor.onRest, hour, hour);
}
