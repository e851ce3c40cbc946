import type { DayReply, ForecastReply } from '@groundswell/contracts';

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
export function listTidePoints(days: readonly DayReply[]): readonly TidePoint[] {
  return days
    .flatMap((day) => {
      const events = [
        { high: false, event: day.low_am },
        { high: true, event: day.high_am },
        { high: false, event: day.low_pm },
        { high: true, event: day.high_pm },
      ];
      return events.flatMap(({ high, event }) => {
        const hour = hourOn(day, event?.time);
        return event && hour !== undefined ? [{ hour, high, time: event.time, height: event.height }] : [];
      });
    })
    .sort((a, b) => a.hour - b.hour);
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

/** Where a time of the day stands on the timeline. A clock that changes does so at two: from there on hours stand off by it. */
function hourOn(day: DayReply, time: string | null | undefined): number | undefined {
  const minutes = minutesOfDay(time ?? '');
  if (minutes === undefined) return undefined;
  return firstHour(day) + minutes / 60 + (minutes >= 120 ? day.hourly.length - 24 : 0);
}

function firstHour({ hourly }: DayReply): number {
  return hourly[0]?.index ?? 0;
}

/** Minutes since midnight of '6:12am', '12:05 pm' or '18:12'; undefined of anything else. */
export function minutesOfDay(time: string): number | undefined {
  const [, hour, minute, half] = /^\s*(\d{1,2}):(\d{2})\s*([ap])?/i.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return undefined;
  if (half === undefined) return Number(hour) * 60 + Number(minute);
  return ((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute);
}
