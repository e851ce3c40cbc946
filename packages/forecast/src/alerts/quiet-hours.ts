import { clockMinutes, HOUR_MS, listLocalDays } from '../time/local-days.ts';

/**
 * Hours of the beach's day in which a surfer wants no alert, for example from 21 to 6. Equal hours mean never quiet.
 */
export interface QuietHours {
  readonly fromHour: number;
  readonly toHour: number;
}

/**
 * When the current quiet hours end, UTC ms, by the clock at the beach; undefined when it is not
 * quiet. On days with a clock change they end when the clock shows that hour or a later one.
 */
export function quietUntil({ fromHour, toHour }: QuietHours, timeZone: string, at: number): number | undefined {
  const isQuietAt = (instant: number) => {
    const [day] = listLocalDays(timeZone, instant, 1);
    const hour = day ? clockMinutes(timeZone, day, instant) / 60 : 0;
    return fromHour <= toHour ? hour >= fromHour && hour < toHour : hour >= fromHour || hour < toHour;
  };
  if (!isQuietAt(at)) return undefined;
  // Zones of whole, half and quarter hours: their hours begin on a quarter of UTC's.
  let end = Math.ceil((at + 1) / QUARTER_MS) * QUARTER_MS;
  while (isQuietAt(end) && end < at + LONGEST_MS) end += QUARTER_MS;
  return end;
}

const QUARTER_MS = HOUR_MS / 4;
/** Whatever the hours, held mail goes out within a day. */
const LONGEST_MS = 24 * HOUR_MS;
