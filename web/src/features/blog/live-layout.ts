import type { ForecastReply } from '@groundswell/contracts';
import type { Condition } from '../../entities/surf/condition.ts';

export const WIDTH = 680;
export const HEIGHT = 104;
const DAYS = 3;
/** Room for the days' names above the bars. */
const TOP = 22;

export interface LiveBar {
  readonly x: number;
  readonly width: number;
  /** Of the usual wave, and of the sets. */
  readonly low: number;
  readonly high: number;
  readonly condition: Condition | null;
}
export interface LiveGraph {
  readonly bars: readonly LiveBar[];
  readonly days: readonly { readonly x: number; readonly name: string }[];
  readonly nowX: number | undefined;
}

type Drawn = Pick<ForecastReply, 'timeline' | 'timeline_scale' | 'nowHour'>;

/** Three days of surf, an hour a bar, and where now is. */
export function liveGraph({ timeline, timeline_scale: scale, nowHour }: Drawn): LiveGraph {
  const { summaryDay, surfMin, surfMax, condText, day } = timeline;
  const count = summaryDay.filter((at) => at < DAYS).length;
  const hour = WIDTH / Math.max(count, 1);
  const tall = (value: number | null | undefined) =>
    scale > 0 ? Math.round(((value ?? 0) / scale) * (HEIGHT - TOP) * 10) / 10 : 0;
  return {
    bars: Array.from({ length: count }, (_, at) => ({
      x: at * hour,
      width: Math.max(hour - 1, 1),
      low: tall(surfMin[at]),
      high: tall(surfMax[at]),
      condition: condText[at] ?? null,
    })),
    days: day.slice(0, DAYS).flatMap((name, at) => {
      const first = summaryDay.indexOf(at);
      return first < 0 ? [] : [{ x: first * hour, name }];
    }),
    nowX: nowHour !== undefined && nowHour < count ? (nowHour + 0.5) * hour : undefined,
  };
}
