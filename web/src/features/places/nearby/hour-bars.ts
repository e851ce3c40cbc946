import type { TimelineReply } from '@groundswell/contracts';
import type { Condition } from '../../../entities/surf/condition.ts';
import { surfAt } from '../../../entities/surf/surf-at.ts';

/** The hours of a day that one surfs in, local time. */
const FIRST_HOUR = 5;
const END_HOUR = 19;

export interface LightHour {
  /** Index into the timeline. */
  readonly hour: number;
  readonly time: string;
  /** '3-4 ft'; null where it is unknown. */
  readonly text: string | null;
  readonly condition: Condition | null;
  /** Heights of the usual wave and of the sets, in parts of the graph. */
  readonly low: number;
  readonly high: number;
}

/** The surf of today's light hours, and how far into them now is, [0, 1]; undefined outside of them. */
export function layoutHourBars(
  timeline: TimelineReply,
  nowHour: number | undefined,
): { readonly bars: readonly LightHour[]; readonly now: number | undefined } {
  const { summaryDay, hour, time, surfMin, surfMax } = timeline;
  const today = nowHour === undefined ? 0 : (summaryDay[nowHour] ?? 0);
  const hours = hour.flatMap((of, at) => (summaryDay[at] === today && of >= FIRST_HOUR && of < END_HOUR ? [at] : []));
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
