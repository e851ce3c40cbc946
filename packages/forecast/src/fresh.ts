import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import type { Reading } from './observation.ts';

/** The greatest age of a reading that still counts as current, by quantity. */
export const WAVES_FRESH_MS = 3 * HOUR_MS;
export const WIND_FRESH_MS = 90 * MINUTE_MS;
export const AIR_FRESH_MS = 90 * MINUTE_MS;
export const WATER_FRESH_MS = 24 * HOUR_MS;
/** The tolerance for instrument clocks that run ahead. */
const AHEAD_MS = 15 * MINUTE_MS;

/**
 * Returns the reading if it is no older than `lastsMs` and dated ahead by no more than `AHEAD_MS`; otherwise undefined.
 */
export function freshReading<T>(reading: Reading<T> | undefined, lastsMs: number, now: number): Reading<T> | undefined {
  return reading && now - reading.at <= lastsMs && reading.at - now <= AHEAD_MS ? reading : undefined;
}

/** Returns whole minutes since an instant, UTC ms; 0 for a future one. */
export function ageMinutes(at: number, now: number): number {
  return Math.max(0, Math.round((now - at) / MINUTE_MS));
}
