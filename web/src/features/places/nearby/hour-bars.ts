import type { TimelineReply } from '@groundswell/contracts';
import type { Condition } from '../../../entities/surf/condition.ts';
import { surfAt } from '../../../entities/surf/surf-at.ts';

/** The hours of the day in which people surf, in local time. */
const FIRST_HOUR = 5;
const END_HOUR = 19;

export interface LightHour {
  /** The index on the timeline. */
  readonly hour: number;
  readonly time: string;
  /** The surf, '3-4 ft'; null if unknown. */
  readonly text: string | null;
  readonly condition: Condition | null;
  /** The heights of an average wave and of the sets, as fractions of the graph's height. */
  readonly low: number;
  readonly high: number;
}

/**
 * Returns the surf of today's daytime hours, and the current time as a fraction from 0 to 1 of these hours. The
 * fraction is undefined outside these hours.
 */
export function layoutHourBars(
  timeline: TimelineReply,
  nowHour: number | undefined,
): { readonly bars: readonly LightHour[]; readonly now: number | undefined } {
  const { summaryDay, hour, time, surfMin, surfMax } = timeline;
  const today = nowHour === undefined ? 0 : (summaryDay[nowHour] ?? 0);
  const hours = hour.flatMap((clockHour, at) =>
    summaryDay[at] === today && clockHour >= FIRST_HOUR && clockHour < END_HOUR ? [at] : [],
  );
  const top = Math.max(0.001, ...hours.map((at) => surfMax[at] ?? 0));
  const bars = hours.map((at) => ({
    hour: at,
    time: time[at] ?? '',
    text: timeline.wvhtText[at] ?? null,
    condition: surfAt(timeline, at).condition,
    low: (surfMin[at] ?? surfMax[at] ?? 0) / top,
    high: (surfMax[at] ?? 0) / top,
  }));
  const place = nowHour === undefined ? -1 : hours.indexOf(nowHour);
  return { bars, now: place < 0 ? undefined : (place + 0.5) / bars.length };
}
