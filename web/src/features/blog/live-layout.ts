import type { ForecastReply } from '@groundswell/contracts';
import type { HourBar } from '../../entities/surf/hour-bars.tsx';
import { surfAt } from '../../entities/surf/surf-at.ts';

export const HEIGHT = 104;
const DAYS = 3;
/** The height reserved above the bars for the names of the days, px. */
const TOP = 22;

export interface LiveGraph {
  readonly bars: readonly HourBar[];
  readonly days: readonly { readonly x: number; readonly name: string }[];
  readonly nowX: number | undefined;
}

type Drawn = Pick<ForecastReply, 'timeline' | 'timeline_scale' | 'nowHour'>;

/**
 * Lays out three days of surf in a pixel width, with an hourly bar and the current hour; hours without surf have no
 * bar.
 */
export function liveGraph({ timeline, timeline_scale: scale, nowHour }: Drawn, width: number): LiveGraph {
  const { summaryDay, surfMin, surfMax, day } = timeline;
  const count = summaryDay.filter((at) => at < DAYS).length;
  const hour = width / Math.max(count, 1);
  const gap = Math.min(1, hour / 4);
  const topOf = (surf: number) => HEIGHT - (Math.min(surf, scale) / scale) * (HEIGHT - TOP);
  return {
    bars: Array.from({ length: count }, (_, at) => at).flatMap((at): HourBar[] => {
      const high = surfMax[at];
      if (!high) return [];
      const [lowTop, highTop] = [topOf(surfMin[at] ?? high), topOf(high)];
      return [{ x: at * hour, width: hour - gap, lowTop, highTop, condition: surfAt(timeline, at).condition }];
    }),
    days: day.slice(0, DAYS).flatMap((name, at) => {
      const first = summaryDay.indexOf(at);
      return first < 0 ? [] : [{ x: first * hour, name }];
    }),
    nowX: nowHour !== undefined && nowHour < count ? (nowHour + 0.5) * hour : undefined,
  };
}
