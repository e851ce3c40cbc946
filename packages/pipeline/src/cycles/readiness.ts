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
   * The number of stored steps that make a build new. Steps of the short-range model count only once none of them is
   * pending. Those of bulletins and of other optional models never count, so they cause no build.
   */
  readonly steps: number;
}

/**
 * The time after which queued steps that are not stored count as failed. The queue tries each step four times in 48
 * minutes.
 */
const GIVEN_UP_MS = HOUR_MS;

/**
 * Judges whether a cycle's beaches are to be built.
 * A cycle is complete when every deciding model has all its steps. No other model is waited for. If the short-range
 * model comes after the build, the beaches are built once more.
 * Past `takeIncompleteAfterHours` the available steps are used once, when the queued ones of deciding models and
 * bulletins are done or have failed for good. Before that, early builds apply, see `findEarlyBuild`. `hasForecasts`
 * says that forecasts of an earlier run exist.
 */
export function judgeReadiness(
  progress: CycleProgress,
  takeIncompleteAfterHours: number,
  hasForecasts: boolean,
  now: number,
): Readiness {
  const grids = DECIDING_MODELS.map(({ id }) => progress.sources.get(id));
  const gridSteps = grids.reduce((sum, source) => sum + (source?.done.size ?? 0), 0);
  const steps = gridSteps + countShortRange(progress);
  if (grids.every((source) => source !== undefined && isComplete(source)))
    return { ready: steps > (progress.builtSteps ?? 0), steps };

  const late = now - parseCycle(progress.cycle) >= takeIncompleteAfterHours * HOUR_MS;
  const hasAny = gridSteps > 0 || (progress.sources.get(BULLETINS)?.done.size ?? 0) > 0;
  const notBuilt = progress.builtSteps === undefined || progress.builtThroughHour !== undefined;
  // A late cycle that was built from exactly these grid steps lacks the short-range model alone.
  const onlyWindIsNew = progress.builtSteps === gridSteps && steps > gridSteps;
  if (late && hasAny && (notBuilt || onlyWindIsNew) && isSettled(progress, now)) return { ready: true, steps };
  const early = findEarlyBuild(progress, hasForecasts, now);
  return early ? { ready: true, ...early } : { ready: false, steps: gridSteps };
}

/** Counts the stored steps of short-range models; 0 while one of their queued steps is pending. */
function countShortRange({ sources }: CycleProgress): number {
  const shortRange = [...sources.values()].filter(({ source }) => isShortRangeModelId(source));
  return shortRange.every(isDrained) ? shortRange.reduce((sum, { done }) => sum + done.size, 0) : 0;
}

/** Returns whether every queued step that is waited for is done or has failed for good. */
function isSettled({ sources, queuedAt }: CycleProgress, now: number): boolean {
  if (queuedAt === undefined) return false;
  const waitedFor = [...sources.values()].filter(({ source }) => isWaitedFor(source));
  return now - queuedAt >= GIVEN_UP_MS || waitedFor.every(isDrained);
}

/** Returns whether a cycle waits for the queued steps of a source: a deciding model, or the bulletins in its place. */
export function isWaitedFor(source: string): boolean {
  return source === BULLETINS || DECIDING_MODELS.some(({ id }) => id === source);
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
