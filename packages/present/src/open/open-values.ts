import { wholeDeg, zoneOffsetMinutes } from '@groundswell/forecast';
import { instantText } from '../texts/clock-text.ts';
import { rounded } from '../texts/quantities.ts';

/** Rounds a number; null if unknown, because the open API omits no field. */
export function amount(value: number | undefined, decimals: number): number | null {
  return value === undefined ? null : rounded(value, decimals);
}

/** Rounds a direction to whole degrees, [0, 360). */
export function degrees(value: number | undefined): number | null {
  return value === undefined ? null : wholeDeg(value);
}

export function maybeInstant(at: number | undefined): string | null {
  return at === undefined ? null : instantText(at);
}

/** Formats an instant, UTC ms, in a time zone's local time: '2026-11-20T06:00'. */
export function localText(at: number, timeZone: string): string {
  return new Date(at + zoneOffsetMinutes(timeZone, at) * 60_000).toISOString().slice(0, 16);
}
