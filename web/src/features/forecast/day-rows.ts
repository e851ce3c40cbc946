import type { DayReply, TimelineReply } from '@groundswell/contracts';

type Hour = DayReply['hourly'][number];

/** Hours of the day that the short tables show. */
export const EVERY_3_HOURS = [6, 9, 12, 15, 18] as const;
export const MORNING_NOON_EVENING = [6, 12, 18] as const;

/** The hours of a day that fall on the given hours of its clock, also on days when the clock changes. */
export function hoursOn(
  day: DayReply,
  hours: readonly number[],
  timeline: Pick<TimelineReply, 'hour'>,
): readonly Hour[] {
  return day.hourly.filter(({ index }) => hours.includes(timeline.hour[index] ?? Number.NaN));
}

/** The index of a day's noon on the timeline; undefined where the forecast has no such day. */
export function noonOf(
  days: readonly DayReply[],
  date: string | undefined,
  timeline: Pick<TimelineReply, 'hour'>,
): number | undefined {
  const day = days.find(({ dateNum }) => dateNum === date);
  return day && hoursOn(day, [12], timeline)[0]?.index;
}

/** The index of each day's first hour on the timeline, and one past the last. */
export function dayStarts(summaryDay: readonly number[], days: number): readonly number[] {
  const starts: number[] = [];
  for (let day = 0; day <= days; day++) {
    const start = summaryDay.findIndex((belongsTo) => belongsTo >= day);
    starts.push(start < 0 ? summaryDay.length : start);
  }
  return starts;
}
