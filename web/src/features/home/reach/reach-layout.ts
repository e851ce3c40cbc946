import type { HomeTodayReply } from '@groundswell/contracts';
import type { HourBar } from '../../../entities/surf/hour-bars.tsx';

export type Reach = NonNullable<HomeTodayReply['reach']>;
export type ReachRow = Reach['beaches'][number];

export interface RowDrawing {
  readonly bars: readonly HourBar[];
  readonly best?: { readonly from: number; readonly to: number };
}

/** The width of the drawing of a row, in SVG units. The drawing is stretched to its container. */
export const ROW_WIDTH = 600;
export const ROW_HEIGHT = 52;
/** The height above the bars, for the bracket and its hours. */
export const HEAD = 17;
const GAP = 0.7;
/**
 * The smallest wave height at the top of the scale. Without this minimum, small surf would fill the graph and look
 * large.
 */
const LEAST_TOP = { ft: 4, m: 1.2 } as const;

/** Returns the x of an hour on the axis. */
export function hourX(hour: number, { hours }: Pick<Reach, 'hours'>): number {
  return (hour / Math.max(1, hours)) * ROW_WIDTH;
}

/** Lays out a row's hours as bars, on the wave height scale that all rows share. Hours without surf have no bar. */
export function layoutRow(row: ReachRow, reach: Reach, unit: 'ft' | 'm'): RowDrawing {
  const top = Math.max(LEAST_TOP[unit], reach.top);
  const yOf = (surf: number) => ROW_HEIGHT - (Math.min(surf, top) / top) * (ROW_HEIGHT - HEAD);
  const bars = row.surfMin.flatMap((low, hour): HourBar[] => {
    const high = row.surfMax[hour] ?? low;
    if (low === null || high === null || high === 0) return [];
    const [x, next] = [hourX(hour, reach), hourX(hour + 1, reach)];
    const width = next - x - 2 * GAP;
    return [{ x: x + GAP, width, lowTop: yOf(low), highTop: yOf(high), condition: row.cond[hour] ?? null }];
  });
  const best = row.best && { from: hourX(row.best.from_hour, reach), to: hourX(row.best.to_hour, reach) };
  return { bars, ...(best && { best }) };
}
