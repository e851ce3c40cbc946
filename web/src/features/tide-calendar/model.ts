import type { DayReply, ForecastReply } from '@groundswell/contracts';
import { minutesOfDay, tideEventsOf } from '../../ui/tide-events.ts';

export type TideRow = ForecastReply['tide_array'][number];

/** Days with a first low or high; one without says nothing. */
export function listTideRows(tideDays: readonly TideRow[]): readonly TideRow[] {
  return tideDays.filter(({ low_1_time, high_1_time }) => low_1_time !== null || high_1_time !== null);
}

/** A low or high on the timeline. */
export interface TidePoint {
  /** Hours from the timeline's start. */
  readonly hour: number;
  readonly high: boolean;
  readonly time: string;
  readonly height: string;
}

/** Lows and highs of the first days in their order, each where it stands on the timeline. */
export function listTidePoints(days: readonly DayReply[], tideDays: readonly TideRow[]): readonly TidePoint[] {
  return days.flatMap((day) =>
    tideEventsOf(day, tideDays).map(({ minutes, high, time, height }) => ({
      hour: hourAt(day, minutes),
      high,
      time,
      height,
    })),
  );
}

/** The dark of each day, from its midnight to first light and from last light on, in hours of the timeline. */
export function listNights(days: readonly DayReply[]): readonly { readonly from: number; readonly to: number }[] {
  return days.flatMap((day) => {
    const midnight = firstHour(day);
    const light = hourOn(day, day.firstlight);
    const dark = hourOn(day, day.lastlight);
    return light === undefined || dark === undefined
      ? []
      : [
          { from: midnight, to: light },
          { from: dark, to: midnight + day.hourly.length },
        ];
  });
}

function hourOn(day: DayReply, time: string | null): number | undefined {
  const minutes = minutesOfDay(time ?? '');
  return minutes === undefined ? undefined : hourAt(day, minutes);
}

/** Where a time of the day stands on the timeline. A clock that changes does so at two: from there on hours stand off by it. */
function hourAt(day: DayReply, minutes: number): number {
  return firstHour(day) + minutes / 60 + (minutes >= 120 ? day.hourly.length - 24 : 0);
}

function firstHour({ hourly }: DayReply): number {
  return hourly[0]?.index ?? 0;
}
