import type { CycleProgress, SourceProgress } from '@groundswell/data';
import { GRID_MODELS, parseCycle } from '@groundswell/ocean';

const HOUR_MS = 3_600_000;

export interface Readiness {
  /** Build now: everything is there, or it is late and what there is has to do. */
  readonly ready: boolean;
  /** Steps done that a build would stand on. */
  readonly steps: number;
}

/**
 * Whether a cycle's beaches are to be built. It is complete when every grid model has all its steps; bulletins stand in
 * for a missing grid and are not waited for. Past `takeIncompleteAfterHours` what there is is taken, once.
 */
export function judgeReadiness(progress: CycleProgress, takeIncompleteAfterHours: number, now: number): Readiness {
  const grids = GRID_MODELS.map(({ id }) => progress.sources.get(id));
  const complete = grids.every((source) => source !== undefined && isComplete(source));
  const counted = complete ? grids : [...progress.sources.values()];
  const steps = counted.reduce((sum, source) => sum + (source?.done.size ?? 0), 0);

  const late = now - parseCycle(progress.cycle) >= takeIncompleteAfterHours * HOUR_MS;
  const unbuilt = progress.builtSteps === undefined;
  return { ready: steps > 0 && (complete ? steps > (progress.builtSteps ?? 0) : late && unbuilt), steps };
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
