import { DAY_MS } from '@groundswell/durations';
import { listLocalDays } from '@groundswell/forecast';
import type { Step } from '../model/steps.ts';

/** A day in the time zone of the timeline, clipped to the axis. */
interface AxisDay {
  readonly startAt: number;
  readonly x: number;
  readonly widthPx: number;
  readonly isWeekend: boolean;
}
export interface TimeAxis {
  readonly widthPx: number;
  readonly days: readonly AxisDay[];
  xOf(at: number): number;
  /** Returns the step nearest to an x position, rendered or pending. */
  stepAt(x: number): number;
}

/** Lays out the axis of a timeline; time is linear from the first step to the last. */
export function layOutAxis(steps: readonly Step[], widthPx: number, timeZone: string): TimeAxis {
  const [from, to] = [steps[0]?.at ?? 0, steps.at(-1)?.at ?? 1];
  const xOf = (at: number) => ((at - from) / Math.max(1, to - from)) * widthPx;
  const days = listLocalDays(timeZone, from, Math.ceil((to - from) / DAY_MS) + 2)
    .filter(({ startAt }) => startAt < to)
    .map(({ date, startAt, endAt }): AxisDay => {
      const begin = xOf(Math.max(from, startAt));
      const weekday = new Date(date).getUTCDay();
      return {
        startAt,
        x: begin,
        widthPx: xOf(Math.min(to, endAt)) - begin,
        isWeekend: weekday === 0 || weekday === 6,
      };
    });
  return {
    widthPx,
    days,
    xOf,
    stepAt: (x) =>
      steps.reduce((best, { at, drawn, isAwaited }, index) => {
        const nearest = steps[best];
        const isNearer = nearest === undefined || Math.abs(xOf(at) - x) < Math.abs(xOf(nearest.at) - x);
        return (drawn || isAwaited) && isNearer ? index : best;
      }, -1),
  };
}

/** Half the width of an isolated step's bar. */
const LONE_PX = 2;

/** The values of the steps, one each; undefined while loading. */
export type Series = readonly (number | undefined)[];

/**
 * Lays out the curve of a series as paths that break at missing steps. The peak is set only if every step has a value.
 */
export function layOutCurve(
  steps: readonly Step[],
  series: Series,
  { xOf, top, bottom, least }: { xOf: (at: number) => number; top: number; bottom: number; least: number },
) {
  const most = Math.max(least, ...series.map((value) => (value ?? 0) * 1.05));
  const yOf = (value: number) => bottom - (Math.max(0, value) / most) * (bottom - top);
  const runs: { x: number; y: number }[][] = [];
  let isBroken = true;
  steps.forEach(({ at, drawn }, n) => {
    const value = series[n];
    if (!drawn || value === undefined) isBroken = true;
    else {
      if (isBroken) runs.push([]);
      isBroken = false;
      runs.at(-1)?.push({ x: xOf(at), y: yOf(value) });
    }
  });
  // The maximum of a partial series is not the peak, because a missing hour may be higher.
  const isWhole = steps.every(({ drawn }, n) => !drawn || series[n] !== undefined);
  const highest = series.reduce<number | undefined>(
    (best, value, n) => (value !== undefined && (best === undefined || value > (series[best] ?? 0)) ? n : best),
    undefined,
  );
  const peak = isWhole ? highest : undefined;
  // An isolated step is drawn as a bar, because a line of one point is invisible.
  const wide = runs.map((run) =>
    run.length > 1 ? run : run.flatMap(({ x, y }) => [-LONE_PX, LONE_PX].map((off) => ({ x: x + off, y }))),
  );
  const line = (run: (typeof runs)[number]) => run.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return {
    lines: wide.map((run) => `M${line(run)}`),
    areas: wide.map((run) => `M${run[0]?.x.toFixed(1)} ${bottom}L${line(run)}L${run.at(-1)?.x.toFixed(1)} ${bottom}z`),
    peak,
    yOf,
  };
}
