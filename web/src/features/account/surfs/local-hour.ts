import { HOUR_MS } from '@groundswell/durations';
import { zoneOffsetMinutes } from '@groundswell/forecast';

/**
 * Returns the instant, UTC ms, of an hour of a date in a time zone. For an hour that a clock change skips, returns the
 * next hour; for a repeated hour, the first.
 */
export function instantOf(date: string, hour: number, timeZone: string): number {
  const wall = Date.parse(`${date}T${String(hour).padStart(2, '0')}:00:00Z`);
  const before = wall - offsetMs(wall - 24 * HOUR_MS, timeZone);
  const after = wall - offsetMs(wall + 24 * HOUR_MS, timeZone);
  const isShown = (at: number) => at + offsetMs(at, timeZone) === wall;
  return !isShown(before) && isShown(after) ? after : before;
}

/** Returns the date and hour that a zone's clock shows at an instant. */
export function clockAt(at: number, timeZone: string): { readonly date: string; readonly hour: number } {
  const wall = new Date(at + offsetMs(at, timeZone)).toISOString();
  return { date: wall.slice(0, 10), hour: Number(wall.slice(11, 13)) };
}

/** Returns the zone's offset from UTC, ms. */
const offsetMs = (at: number, timeZone: string) => zoneOffsetMinutes(timeZone, at) * 60_000;
