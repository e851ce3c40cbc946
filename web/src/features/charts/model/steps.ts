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
  /** True while the server still draws it; it then appears without a reload. */
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

/** Returns the step nearest to an instant, drawn or pending; a tie goes to the earlier one, and -1 means none. */
export function aimedStep(steps: readonly Step[], at: number): number {
  return steps.reduce((best, step, index) => {
    if (!step.drawn && !step.isAwaited) return best;
    const nearest = steps[best];
    return nearest === undefined || Math.abs(step.at - at) < Math.abs(nearest.at - at) ? index : best;
  }, -1);
}

/** Returns the drawn step nearest to an instant; a tie goes to the earlier one, and -1 means none. */
export function nearestStep(steps: readonly Step[], at: number): number {
  return steps.reduce((best, step, index) => {
    if (!step.drawn) return best;
    const nearest = steps[best];
    return nearest === undefined || Math.abs(step.at - at) < Math.abs(nearest.at - at) ? index : best;
  }, -1);
}

/** Returns the next drawn or pending step in a direction, wrapping around at the ends; -1 if neither exists. */
export function stepBeside(steps: readonly Step[], index: number, direction: 1 | -1): number {
  for (let away = 1; away <= steps.length; away++) {
    const next = (index + direction * away + steps.length * 2) % steps.length;
    if (steps[next]?.drawn || steps[next]?.isAwaited) return next;
  }
  return -1;
}

/** Returns the next `count` drawn steps after one, in playback order. */
export function stepsAhead(steps: readonly Step[], index: number, count: number): readonly number[] {
  const after = steps.map((_, n) => (index + 1 + n) % steps.length).filter((n) => n !== index && steps[n]?.drawn);
  return after.slice(0, count);
}

/** Returns whether the shown step is not the linked one, which is then past or not drawn. */
export function isElsewhere(shown: Step | undefined, linkedAt: number | undefined): boolean {
  return shown !== undefined && linkedAt !== undefined && Math.abs(shown.at - linkedAt) > MOST_APART_MS;
}
