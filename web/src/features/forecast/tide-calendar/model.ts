import type { DayReply } from '@groundswell/contracts';
import { hoursFrom, type TideRow } from '../../../entities/tide/tide-events.ts';

/** Returns the days that have a low or a high; the table omits all others. */
export function listTideRows(tideDays: readonly TideRow[]): readonly TideRow[] {
  return tideDays.filter(({ low_1_time, high_1_time }) => low_1_time !== null || high_1_time !== null);
}

/** A tide of a table row; null where the day has none. */
export interface NamedTide {
  readonly name: 'low_1' | 'high_1' | 'low_2' | 'high_2';
  readonly time: string | null;
  readonly height: string | null;
}

/** Returns a day's tides in the order of the columns: first low and high, second low and high. */
export function tidesOf(row: TideRow): readonly [NamedTide, NamedTide, NamedTide, NamedTide] {
  return [
    { name: 'low_1', time: row.low_1_time, height: row.low_1_height },
    { name: 'high_1', time: row.high_1_time, height: row.high_1_height },
    { name: 'low_2', time: row.low_2_time, height: row.low_2_height },
    { name: 'high_2', time: row.high_2_time, height: row.high_2_height },
  ];
}

/** Returns the hours of darkness of each day, before first light and after last light, as hours on the timeline. */
export function listNights(
  days: readonly DayReply[],
  start: string,
): readonly { readonly from: number; readonly to: number }[] {
  return days.flatMap(({ hourly, firstlightAt, lastlightAt }) => {
    if (!firstlightAt || !lastlightAt) return [];
    const midnight = hourly[0]?.index ?? 0;
    return [
      { from: midnight, to: hoursFrom(start, Date.parse(firstlightAt)) },
      { from: hoursFrom(start, Date.parse(lastlightAt)), to: midnight + hourly.length },
    ];
  });
}
