import type { CycleProgress, SourceProgress } from '@groundswell/data/ocean';
import { HOUR_MS } from '@groundswell/durations';
import { BULLETINS, GRID_MODELS, isShortRangeModelId, parseCycle } from '@groundswell/ocean';
import { EARLY_HOURS, findEarlyBuild, stepsTo } from './early-builds.ts';

export interface Readiness {
  /**
   * Whether to build: with all steps, with those up to an early build's hour, or, in a late cycle, with the available
   * ones.
   */
  readonly ready: boolean;
  /** The last hour of an early build; absent for a build from all steps. */
  readonly throughHour?: number;
  /**
   * The number of done steps that a build would use: those of the grids, and of the short-range model once none of its
   * steps is pending. Bulletins do not count, because they may come before or after.
   */
  readonly steps: number;
}

/** The longest wait for pending short-range steps once the grids are complete, counted from the last queueing. */
const SHORT_RANGE_WAIT_MS = 20 * 60_000;
/**
 * The time after which queued steps that are not done have failed for good. The queue tries four times in 48 minutes.
 */
const GIVEN_UP_MS = HOUR_MS;

/**
 * Judges whether a cycle's beaches are to be built.
 * A cycle is complete when every grid model has all its steps. Bulletins replace a missing grid and are not waited for.
 * The short-range model is waited for at most 20 minutes; if it comes later, the beaches are built again.
 * Past `takeIncompleteAfterHours` the available steps are used once, when the queued ones are done or have failed for
 * good. Before that, early builds apply, see `findEarlyBuild`. `hasForecasts` says that forecasts of an earlier run
 * exist.
 */
export function judgeReadiness(
  progress: CycleProgress,
  takeIncompleteAfterHours: number,
  hasForecasts: boolean,
  now: number,
): Readiness {
  const grids = GRID_MODELS.map(({ id }) => progress.sources.get(id));
  const gridSteps = grids.reduce((sum, source) => sum + (source?.done.size ?? 0), 0);
  if (grids.every((source) => source !== undefined && isComplete(source))) {
    const shortRange = listShortRange(progress);
    const arrived = shortRange.every(isDrained);
    const steps = gridSteps + (arrived ? shortRange.reduce((sum, { done }) => sum + done.size, 0) : 0);
    const waited = now - (progress.queuedAt ?? 0) >= SHORT_RANGE_WAIT_MS;
    return { ready: (arrived || waited) && steps > (progress.builtSteps ?? 0), steps };
  }

  const late = now - parseCycle(progress.cycle) >= takeIncompleteAfterHours * HOUR_MS;
  const hasAny = gridSteps > 0 || (progress.sources.get(BULLETINS)?.done.size ?? 0) > 0;
  const notBuilt = progress.builtSteps === undefined || progress.builtThroughHour !== undefined;
  if (late && hasAny && notBuilt && isSettled(progress, now)) return { ready: true, steps: gridSteps };
  const early = findEarlyBuild(progress, hasForecasts, now);
  return early ? { ready: true, ...early } : { ready: false, steps: gridSteps };
}

function listShortRange({ sources }: CycleProgress): readonly SourceProgress[] {
  return [...sources.values()].filter(({ source }) => isShortRangeModelId(source));
}

/** Returns whether every queued step is done or has failed for good. */
function isSettled({ sources, queuedAt }: CycleProgress, now: number): boolean {
  if (queuedAt === undefined) return false;
  return now - queuedAt >= GIVEN_UP_MS || [...sources.values()].every(isDrained);
}

/** Returns whether all queued steps of a source are done. */
export function isDrained({ queued, done }: SourceProgress): boolean {
  return [...queued].every((step) => done.has(step));
}

/** Returns whether all steps of a source are stored. */
function isComplete({ expected, done }: SourceProgress): boolean {
  return expected !== undefined && done.size >= expected;
}

/**
 * Returns the steps of a source to build from, up to an early build's hour. A late cycle may have a grid with fewer
 * steps than its first three days. That grid is left out if an earlier cycle has been built, which then supplies all of
 * it.
 */
export function stepsToBuildFrom(
  { source, done }: SourceProgress,
  hasEarlierCycle: boolean,
  throughHour = Number.POSITIVE_INFINITY,
): readonly number[] {
  const grid = GRID_MODELS.find(({ id }) => id === source);
  const tooFew = hasEarlierCycle && grid && done.size < stepsTo(grid.steps, EARLY_HOURS[0]).length;
  return tooFew ? [] : stepsTo(done, throughHour);
}
