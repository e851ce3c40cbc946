import { HOUR_MS } from '@groundswell/forecast';
import { type ChartStep, type FirstTime, listChartSteps, runAtMs, tileSets } from '@groundswell/tiles';
import { type FieldType, setOf } from './chart-types.ts';

/** Steps of one map are at most this far apart, but for daily ones. */
const MOST_APART_MS = 6 * HOUR_MS;

/** An hour of a map's time line, and the run whose tiles show it. */
export interface Step extends ChartStep {
  /** After the shown run's start. */
  readonly hour: number;
  /** It is still to be drawn, and comes without a reload. */
  readonly isAwaited: boolean;
}

/** The steps of a map: all hours that a run may have. */
export function stepsOf(type: FieldType, shown: FirstTime): readonly Step[] {
  const known = new Map(listChartSteps(shown).map((step) => [step.at, step]));
  return tileSets[setOf(type)].hours.map((hour) => {
    const at = runAtMs(shown.run) + hour * HOUR_MS;
    const step = known.get(at);
    return { ...(step ?? { at }), hour, isAwaited: step !== undefined && !step.drawn };
  });
}

/** The step nearest to an instant, drawn or still to be drawn; of two as near the earlier. -1 for none. */
export function aimedStep(steps: readonly Step[], at: number): number {
  return steps.reduce((best, step, index) => {
    if (!step.drawn && !step.isAwaited) return best;
    const nearest = steps[best];
    return nearest === undefined || Math.abs(step.at - at) < Math.abs(nearest.at - at) ? index : best;
  }, -1);
}

/** The drawn step nearest to an instant, the earlier of two; -1 where none is drawn. */
export function nearestStep(steps: readonly Step[], at: number): number {
  return steps.reduce((best, step, index) => {
    if (!step.drawn) return best;
    const nearest = steps[best];
    return nearest === undefined || Math.abs(step.at - at) < Math.abs(nearest.at - at) ? index : best;
  }, -1);
}

/** The next step in a direction that is drawn or still to be drawn; after the last comes the first. -1 for none. */
export function stepBeside(steps: readonly Step[], index: number, direction: 1 | -1): number {
  for (let away = 1; away <= steps.length; away++) {
    const next = (index + direction * away + steps.length * 2) % steps.length;
    if (steps[next]?.drawn || steps[next]?.isAwaited) return next;
  }
  return -1;
}

/** The next `count` drawn steps after one, in the order in which they are played. */
export function stepsAhead(steps: readonly Step[], index: number, count: number): readonly number[] {
  const after = steps.map((_, n) => (index + 1 + n) % steps.length).filter((n) => n !== index && steps[n]?.drawn);
  return after.slice(0, count);
}

/** Whether the step that is shown is not the one that a link names: that one is over, or not drawn. */
export function isElsewhere(shown: Step | undefined, linkedAt: number | undefined): boolean {
  return shown !== undefined && linkedAt !== undefined && Math.abs(shown.at - linkedAt) > MOST_APART_MS;
}
