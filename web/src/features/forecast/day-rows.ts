import type { DayReply, TimelineReply } from '@groundswell/contracts';

type Hour = DayReply['hourly'][number];

/** The hours of the day in the short tables. */
export const EVERY_3_HOURS = [6, 9, 12, 15, 18] as const;
export const MORNING_NOON_EVENING = [6, 12, 18] as const;

/**
 * Returns the forecast hours of a day at the given hours of local time. On a day when the clock changes, an hour may be
 * missing.
 */
export function hoursOn(
  day: DayReply,
  hours: readonly number[],
  timeline: Pick<TimelineReply, 'hour'>,
): readonly Hour[] {
  return day.hourly.filter(({ index }) => hours.includes(timeline.hour[index] ?? Number.NaN));
}

/** Returns the timeline index of a day's noon; undefined if the forecast lacks the day. */
export function noonOf(
  days: readonly DayReply[],
  date: string | undefined,
  timeline: Pick<TimelineReply, 'hour'>,
): number | undefined {
  const day = days.find(({ dateNum }) => dateNum === date);
  return day && hoursOn(day, [12], timeline)[0]?.index;
}

/** Returns the timeline index at which each day begins, followed by the index at which the last day ends. */
export function dayStarts(summaryDay: readonly number[], days: number): readonly number[] {
  const starts: number[] = [];
  for (let day = 0; day <= days; day++) {
    const start = summaryDay.findIndex((belongsTo) => belongsTo >= day);
    starts.push(start < 0 ? summaryDay.length : start);
  }
  return starts;
}
