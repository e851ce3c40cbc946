import type { DayReply } from '@groundswell/contracts';
import { hoursFrom, type TideRow } from '../../entities/tide/tide-events.ts';

/** Days with a first low or high; one without has nothing to show. */
export function listTideRows(tideDays: readonly TideRow[]): readonly TideRow[] {
  return tideDays.filter(({ low_1_time, high_1_time }) => low_1_time !== null || high_1_time !== null);
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
