import type { CycleProgress, SourceProgress } from '@groundswell/data/ocean';
import { HOUR_MS } from '@groundswell/durations';
import { BULLETINS, DECIDING_MODELS, isShortRangeModelId, parseCycle } from '@groundswell/ocean';
import { EARLY_HOURS, findEarlyBuild, stepsTo } from './early-builds.ts';

export interface Readiness {
  /**
   * Whether to build now. A build needs all steps, or those up to an early build's hour. A late cycle is built from the
   * available steps.
   */
  readonly ready: boolean;
  /** The last hour of an early build; absent for a build from all steps. */
  readonly throughHour?: number;
  /**
   * The number of stored steps that a build would use. Steps of the short-range model count only once none of them is
   * pending. Bulletins do not count, because they may arrive before or after the build.
   */
  readonly steps: number;
}

/**
 * The longest wait for pending steps of the short-range model, ms since steps were last queued. It applies once the
 * grids are complete.
 */
const SHORT_RANGE_WAIT_MS = 20 * 60_000;
/**
 * The time after which queued steps that are not stored count as failed. The queue tries each step four times in 48
 * minutes.
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
  const grids = DECIDING_MODELS.map(({ id }) => progress.sources.get(id));
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
 * Returns the steps of a source that a build uses, up to the hour of an early build. In a late cycle, a grid may have
 * fewer steps than three days need. If an earlier cycle has been built, the whole grid is then taken from that cycle.
 */
export function stepsToBuildFrom(
  { source, done }: SourceProgress,
  hasEarlierCycle: boolean,
  throughHour = Number.POSITIVE_INFINITY,
): readonly number[] {
  const grid = DECIDING_MODELS.find(({ id }) => id === source);
  const tooFew = hasEarlierCycle && grid && done.size < stepsTo(grid.steps, EARLY_HOURS[0]).length;
  return tooFew ? [] : stepsTo(done, throughHour);
}
