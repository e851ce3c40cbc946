import { HOUR_MS } from '@groundswell/durations';
import { clockMinutes, listLocalDays } from '../time/local-days.ts';

/**
 * The hours of the beach's day in which a surfer receives no alert, for example from 21 to 6. Equal hours turn quiet
 * hours off.
 */
export interface QuietHours {
  readonly fromHour: number;
  readonly toHour: number;
}

/**
 * Returns when the current quiet hours end, UTC ms, by the clock at the beach; undefined outside quiet hours. On days
 * with a clock change, quiet hours end when the clock first shows the end hour or a later one.
 */
export function quietUntil({ fromHour, toHour }: QuietHours, timeZone: string, at: number): number | undefined {
  const isQuietAt = (instant: number) => {
    const [day] = listLocalDays(timeZone, instant, 1);
    const hour = day ? clockMinutes(timeZone, day, instant) / 60 : 0;
    return fromHour <= toHour ? hour >= fromHour && hour < toHour : hour >= fromHour || hour < toHour;
  };
  if (!isQuietAt(at)) return undefined;
  // Time zones are offset from UTC by whole, half or quarter hours, so each local hour begins on a quarter hour of UTC.
  let end = Math.ceil((at + 1) / QUARTER_MS) * QUARTER_MS;
  while (isQuietAt(end) && end < at + LONGEST_MS) end += QUARTER_MS;
  return end;
}

const QUARTER_MS = HOUR_MS / 4;
/** The longest time for which quiet hours may delay an alert: 24 h. */
const LONGEST_MS = 24 * HOUR_MS;
