import { HOUR_MS } from '@groundswell/durations';
import { runStart } from '@groundswell/forecast';
import type { FirstTime } from './first-time.ts';

/** An instant for which a set has or will have a chart. */
export interface ChartStep {
  /** UTC ms. */
  readonly at: number;
  /**
   * The newest run whose chart of this instant exists, and the hour after that run's start; absent while no run has
   * drawn it.
   */
  readonly drawn?: { readonly run: string; readonly hour: number };
}

/**
 * Lists the instants for which a set has or will have a chart, ascending, from the start of the shown run on. Each
 * instant uses the shown run if that run has drawn it, otherwise an earlier run. Without either it is still awaited.
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
