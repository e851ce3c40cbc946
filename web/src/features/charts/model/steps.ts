import { HOUR_MS } from '@groundswell/durations';
import { runStart } from '@groundswell/forecast';
import { type ChartStep, type FirstTime, listChartSteps, tileSets } from '@groundswell/tiles';
import { type FieldType, setOf } from './chart-types.ts';

/** The largest gap between the steps of a map, except for daily maps. */
const MOST_APART_MS = 6 * HOUR_MS;

/** An hour of a map's timeline, and the run whose tiles show it. */
export interface Step extends ChartStep {
  /** Hours after the start of the shown run. */
  readonly hour: number;
  /** True while the server is still rendering the tiles of this hour, which will then appear without a reload. */
  readonly isAwaited: boolean;
}

/** Returns the steps of a map: all hours that a run can have. */
export function stepsOf(type: FieldType, shown: FirstTime): readonly Step[] {
  const known = new Map(listChartSteps(shown).map((step) => [step.at, step]));
  return tileSets[setOf(type)].hours.map((hour) => {
    const at = runStart(shown.run) + hour * HOUR_MS;
    const step = known.get(at);
    return { ...(step ?? { at }), hour, isAwaited: step !== undefined && !step.drawn };
  });
}

/**
 * Returns the index of the step nearest to an instant, among those rendered or being rendered. Of two equally near
 * steps it is the earlier one; -1 if there is none.
 */
export function aimedStep(steps: readonly Step[], at: number): number {
  return steps.reduce((best, step, index) => {
    if (!step.drawn && !step.isAwaited) return best;
    const nearest = steps[best];
    return nearest === undefined || Math.abs(step.at - at) < Math.abs(nearest.at - at) ? index : best;
  }, -1);
}

/**
 * Returns the index of the rendered step nearest to an instant. Of two equally near steps it is the earlier one; -1 if
 * there is none.
 */
export function nearestStep(steps: readonly Step[], at: number): number {
  return steps.reduce((best, step, index) => {
    if (!step.drawn) return best;
    const nearest = steps[best];
    return nearest === undefined || Math.abs(step.at - at) < Math.abs(nearest.at - at) ? index : best;
  }, -1);
}

/**
 * Returns the index of the next step, in a direction, that is rendered or being rendered. The search wraps around at
 * the ends; -1 if there is none.
 */
export function stepBeside(steps: readonly Step[], index: number, direction: 1 | -1): number {
  for (let away = 1; away <= steps.length; away++) {
    const next = (index + direction * away + steps.length * 2) % steps.length;
    if (steps[next]?.drawn || steps[next]?.isAwaited) return next;
  }
  return -1;
}

/** Returns the next `count` rendered steps after a step, in playback order. */
export function stepsAhead(steps: readonly Step[], index: number, count: number): readonly number[] {
  const after = steps.map((_, n) => (index + 1 + n) % steps.length).filter((n) => n !== index && steps[n]?.drawn);
  return after.slice(0, count);
}

/**
 * Returns whether the chart shows another step than the linked one, because the linked hour is past or has not been
 * rendered.
 */
export function isElsewhere(shown: Step | undefined, linkedAt: number | undefined): boolean {
  return shown !== undefined && linkedAt !== undefined && Math.abs(shown.at - linkedAt) > MOST_APART_MS;
}
