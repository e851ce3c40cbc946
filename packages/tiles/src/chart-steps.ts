import { HOUR_MS } from '@groundswell/durations';
import { runStart } from '@groundswell/forecast';
import type { FirstTime } from './first-time.ts';

/** An instant for which a set has or will have a chart. */
export interface ChartStep {
  /** UTC ms. */
  readonly at: number;
  /**
   * The newest run that has a chart of this instant, and the hour after that run's start; absent while no run has one.
   */
  readonly drawn?: { readonly run: string; readonly hour: number };
}

/**
 * Lists the instants for which a set has or will have a chart, ascending, from the start of the shown run on. The chart
 * comes from the shown run, otherwise from an earlier run.
 */
export function listChartSteps(shown: FirstTime): readonly ChartStep[] {
  const startAt = runStart(shown.run);
  const steps = new Map<number, ChartStep>();
  for (const hour of shown.awaitedHours ?? []) steps.set(startAt + hour * HOUR_MS, { at: startAt + hour * HOUR_MS });
  // Runs go from old to new, so that a newer run overwrites an older one's entry.
  for (const { run, hours } of [shown, ...(shown.earlier ?? [])].reverse())
    for (const hour of hours) {
      const at = runStart(run) + hour * HOUR_MS;
      if (at >= startAt) steps.set(at, { at, drawn: { run, hour } });
    }
  return [...steps.values()].sort((a, b) => a.at - b.at);
}
