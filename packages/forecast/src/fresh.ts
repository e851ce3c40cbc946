import type { Reading } from './observation.ts';
import { HOUR_MS } from './time/local-days.ts';

const MINUTE_MS = 60_000;
/** A reading counts as current while it is no older than this. */
export const WAVES_FRESH_MS = 3 * HOUR_MS;
export const WIND_FRESH_MS = 90 * MINUTE_MS;
export const AIR_FRESH_MS = 90 * MINUTE_MS;
export const WATER_FRESH_MS = 24 * HOUR_MS;
/** Instruments' clocks may be this far ahead. */
const AHEAD_MS = 15 * MINUTE_MS;

/** A reading no older than `lastsMs`, and dated ahead by no more than `AHEAD_MS`. */
export function fresh<T>(reading: Reading<T> | undefined, lastsMs: number, now: number): Reading<T> | undefined {
  return reading && now - reading.at <= lastsMs && reading.at - now <= AHEAD_MS ? reading : undefined;
}

/** Whole minutes since an instant, UTC ms; 0 for a future one. */
export function ageMinutes(at: number, now: number): number {
  return Math.max(0, Math.round((now - at) / MINUTE_MS));
}
