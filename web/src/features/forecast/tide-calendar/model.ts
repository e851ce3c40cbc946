import type { DayReply } from '@groundswell/contracts';
import { hoursFrom, type TideRow } from '../../../entities/tide/tide-events.ts';

/** Days with a first low or high; one without has nothing to show. */
export function listTideRows(tideDays: readonly TideRow[]): readonly TideRow[] {
  return tideDays.filter(({ low_1_time, high_1_time }) => low_1_time !== null || high_1_time !== null);
}

/** One of the four tides of a row; null where the day has none. */
export interface NamedTide {
  readonly name: 'low_1' | 'high_1' | 'low_2' | 'high_2';
  readonly time: string | null;
  readonly height: string | null;
}

/** A day's tides by its columns: the first low and high, the second low and high. */
export function tidesOf(row: TideRow): readonly [NamedTide, NamedTide, NamedTide, NamedTide] {
  return [
    { name: 'low_1', time: row.low_1_time, height: row.low_1_height },
    { name: 'high_1', time: row.high_1_time, height: row.high_1_height },
    { name: 'low_2', time: row.low_2_time, height: row.low_2_height },
    { name: 'high_2', time: row.high_2_time, height: row.high_2_height },
  ];
}

/** The night of each day, from its midnight to first light and from last light on, in hours of the timeline. */
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
