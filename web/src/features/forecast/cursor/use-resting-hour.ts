import { useSyncExternalStore } from 'react';
import type { Cursor } from './cursor.ts';
import { clampHour } from './cursor-keys.ts';

/** The hour on which the cursor rests. */
export function useRestingHour(cursor: Cursor, now: number, hours: number): number {
  const hour = () => clampHour(cursor.rest() ?? now, hours);
  return useSyncExternalStore(cursor.onRest, hour, hour);
}
