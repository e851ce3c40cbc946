import { type FirstTime, runAtMs } from './first-time.ts';

const HOUR_MS = 3_600_000;

/** An instant of a set's charts. */
export interface ChartStep {
  /** UTC ms. */
  readonly at: number;
  /** The newest run that has drawn it, and the hour after that run's start; absent while it is awaited. */
  readonly drawn?: { readonly run: string; readonly hour: number };
}

/**
 * The instants of a set from the shown run's start on, ascending: drawn by that run, else by an earlier one, else
 * awaited.
 */
export function listChartSteps(shown: FirstTime): readonly ChartStep[] {
  const startAt = runAtMs(shown.run);
  const steps = new Map<number, ChartStep>();
  for (const hour of shown.awaitedHours ?? []) steps.set(startAt + hour * HOUR_MS, { at: startAt + hour * HOUR_MS });
  // Oldest first: a newer run replaces what an older one drew.
  for (const { run, hours } of [shown, ...(shown.earlier ?? [])].reverse())
    for (const hour of hours) {
      const at = runAtMs(run) + hour * HOUR_MS;
      if (at >= startAt) steps.set(at, { at, drawn: { run, hour } });
    }
  return [...steps.values()].sort((a, b) => a.at - b.at);
}
