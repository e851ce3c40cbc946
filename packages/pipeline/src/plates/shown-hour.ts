import { HOUR_MS } from '@groundswell/forecast';
import type { FirstTime } from '@groundswell/tiles';

/** An hour of a run's charts, and the instant that it is for, UTC ms. */
export interface ChartHour {
  readonly run: string;
  readonly hour: number;
  readonly at: number;
}

/** The drawn hour nearest to `now`; undefined where a run ended more than half a step ago. */
export function hourNearest({ run, hours }: FirstTime, now: number): ChartHour | undefined {
  const runAt = Date.UTC(+run.slice(0, 4), +run.slice(4, 6) - 1, +run.slice(6, 8), +run.slice(8));
  const [nearest] = hours
    .map((hour) => ({ run, hour, at: runAt + hour * HOUR_MS }))
    .sort((a, b) => Math.abs(a.at - now) - Math.abs(b.at - now));
  return nearest && Math.abs(nearest.at - now) <= 3 * HOUR_MS ? nearest : undefined;
}

/** `tiles/plate/2026112006/009/pacific-wide.json`: as with tiles, a name that is never written otherwise. */
export function platePath({ run, hour }: ChartHour, coast: string, shape: string): string {
  return `tiles/plate/${run}/${String(hour).padStart(3, '0')}/${coast}-${shape}.json`;
}
