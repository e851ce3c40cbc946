import type { ForecastReply } from '@groundswell/contracts';
import type { HourBar } from '../../../entities/surf/hour-bars.tsx';
import { surfAt } from '../../../entities/surf/surf-at.ts';

/** The hours of the day that the card shows, from 5:00 to 18:00 by the beach's local time. */
const [FIRST_HOUR, LAST_HOUR] = [5, 18];
export const BARS_WIDTH = 340;
export const BARS_HEIGHT = 50;
const GAP = 0.6;
const LEAST_TOP = { ft: 4, m: 1.2 } as const;

export interface TodayDrawing {
  readonly bars: readonly HourBar[];
  readonly ticks: readonly { readonly x: number; readonly text: string }[];
  readonly now?: number;
  readonly best?: { readonly from: number; readonly to: number };
}

/** Lays out today's hours at a beach as bars, with the current hour and the best hours. */
export function layoutToday({ timeline, timeline_scale: scale, nowHour, current }: ForecastReply): TodayDrawing {
  const { hour, summaryDay, surfMin, surfMax, time, surfSvgUnits: unit } = timeline;
  const hours = hour.flatMap((clock, index) =>
    summaryDay[index] === 0 && clock >= FIRST_HOUR && clock <= LAST_HOUR ? [index] : [],
  );
  const width = BARS_WIDTH / Math.max(1, hours.length);
  const most = Math.max(0, ...hours.map((index) => surfMax[index] ?? surfMin[index] ?? 0));
  const top = Math.min(scale, Math.max(LEAST_TOP[unit], most * 1.25));
  const yOf = (surf: number) => BARS_HEIGHT * (1 - Math.min(1, surf / top));
  const xOf = (index: number) => (index - (hours[0] ?? 0)) * width;
  const bars = hours.flatMap((index): HourBar[] => {
    const low = surfMin[index] ?? null;
    const high = surfMax[index] ?? low;
    if (low === null || !high) return [];
    const { condition } = surfAt(timeline, index);
    return [{ x: xOf(index) + GAP, width: width - 2 * GAP, lowTop: yOf(low), highTop: yOf(high), condition }];
  });
  const now = nowHour !== undefined && hours.includes(nowHour) ? xOf(nowHour) + width / 2 : undefined;
  const [from, to] = [current.best?.from, current.best?.to].map((text) =>
    text === undefined ? undefined : hours.find((index) => time[index] === text),
  );
  return {
    bars,
    ticks: hours
      .filter((index) => (hour[index] ?? 1) % 3 === 0)
      .map((index) => ({ x: xOf(index), text: time[index] ?? '' })),
    ...(now !== undefined && { now }),
    ...(from !== undefined && { best: { from: xOf(from), to: to === undefined ? BARS_WIDTH : xOf(to) } }),
  };
}
