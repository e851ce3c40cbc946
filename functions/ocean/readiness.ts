import type { CycleProgress, SourceProgress } from '@groundswell/data';
import { HOUR_MS } from '@groundswell/forecast';
import { GRID_MODELS, parseCycle } from '@groundswell/ocean';

export interface Readiness {
  /** Build now: everything is there, or it is late and what there is has to do. */
  readonly ready: boolean;
  /** Steps of grids done that a build would stand on; bulletins, which may come before or after, do not count. */
  readonly steps: number;
}

/** Queued steps that are not done an hour later have failed for good: the queue tries four times in 48 minutes. */
const GIVEN_UP_MS = HOUR_MS;

/**
 * Whether a cycle's beaches are to be built. It is complete when every grid model has all its steps; bulletins stand in
 * for a missing grid and are not waited for. Past `takeIncompleteAfterHours` what there is is taken, once, when what has
 * been queued is done or given up.
 */
export function judgeReadiness(progress: CycleProgress, takeIncompleteAfterHours: number, now: number): Readiness {
  const grids = GRID_MODELS.map(({ id }) => progress.sources.get(id));
  const complete = grids.every((source) => source !== undefined && isComplete(source));
  const steps = grids.reduce((sum, source) => sum + (source?.done.size ?? 0), 0);
  if (complete) return { ready: steps > (progress.builtSteps ?? 0), steps };

  const late = now - parseCycle(progress.cycle) >= takeIncompleteAfterHours * HOUR_MS;
  const hasAny = [...progress.sources.values()].some(({ done }) => done.size > 0);
  return { ready: late && hasAny && progress.builtSteps === undefined && isSettled(progress, now), steps };
}

/** Whether nothing that was queued is still to come. */
function isSettled({ sources, queuedAt }: CycleProgress, now: number): boolean {
  if (queuedAt === undefined) return false;
  return now - queuedAt >= GIVEN_UP_MS || [...sources.values()].every(isDrained);
}

/** Whether all that was queued of a source is done. */
export function isDrained({ queued, done }: SourceProgress): boolean {
  return [...queued].every((step) => done.has(step));
}

/** Whether all steps of a source are stored. */
export function isComplete({ expected, done }: SourceProgress): boolean {
  return expected !== undefined && done.size >= expected;
}

/**
 * The steps of a source to build from. Of a late cycle, a source that lacks more than half is left out where an earlier
 * cycle has been built: that one's longer series serves better.
 */
export function stepsToBuildFrom({ expected, done }: SourceProgress, hasEarlierCycle: boolean): readonly number[] {
  const tooFew = hasEarlierCycle && expected !== undefined && done.size < expected / 2;
  return tooFew ? [] : [...done].sort((a, b) => a - b);
}
