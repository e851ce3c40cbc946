import { useSyncExternalStore } from 'react';
import { clampPlace } from '../timeline/timeline-window.ts';
import type { Cursor } from './cursor.ts';
import { clampHour } from './cursor-keys.ts';

/** Returns the hour on which the cursor rests. */
export function useRestingHour(cursor: Cursor, now: number, hours: number): number {
  const hour = () => clampHour(cursor.rest() ?? now, hours);
  return useSyncExternalStore(cursor.onRest, hour, hour);
}

/** Returns the position at which the cursor rests, in hours from the timeline's start. */
export function useRestingPlace(cursor: Cursor, now: number, hours: number): number {
  const place = () => clampPlace(cursor.rest() ?? now, hours);
  return useSyncExternalStore(cursor.onRest, place, place);
}
