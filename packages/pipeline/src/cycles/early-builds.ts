import type { CycleProgress, SourceProgress } from '@groundswell/data/ocean';
import { DECIDING_MODELS, findModel } from '@groundswell/ocean';

/**
 * The forecast hours of early builds. NOAA publishes a run over an hour and a half, nearest hours first. A run is built
 * early when it reaches three days, the horizon for surfing, and again at a week, the horizon for planning. Each build
 * rewrites every beach, so the second week waits for the full build.
 */
export const EARLY_HOURS = [72, 168] as const;

export interface EarlyBuild {
  /** The last hour after the cycle's start that all grids reach. */
  readonly throughHour: number;
  /**
   * The number of grid steps in the build. It depends only on `throughHour`, so concurrent callers compute the same
   * number.
   */
  readonly steps: number;
}

/**
 * The time for which the first run of a new deployment waits for its full build once all its steps are queued. After
 * it, the first days are built early.
 */
const WHOLE_SOON_MS = 60_000;

/**
 * Returns the farthest early build that a cycle's steps allow and that does not exist yet. When the whole run is queued
 * and an earlier run has forecasts, no early build is needed, because the full build is minutes away. Without any
 * forecasts the first early build is made, unless the steps were queued within the last minute.
 */
export function findEarlyBuild(
  { sources, queuedAt, builtSteps, builtThroughHour = 0 }: CycleProgress,
  hasForecasts: boolean,
  now: number,
): EarlyBuild | undefined {
  if (builtSteps !== undefined && builtThroughHour === 0) return undefined;
  const grids = DECIDING_MODELS.flatMap(({ id }) => sources.get(id) ?? []);
  if (grids.length < DECIDING_MODELS.length) return undefined;
  const allQueued = grids.every(({ expected, queued }) => expected !== undefined && queued.size >= expected);
  const isSoon = hasForecasts || now - (queuedAt ?? now) < WHOLE_SOON_MS;
  const worthwhile = !allQueued ? EARLY_HOURS : isSoon ? [] : EARLY_HOURS.slice(0, 1);
  const throughHour = worthwhile.findLast((hour) => grids.every((grid) => reaches(grid, hour)));
  if (throughHour === undefined || throughHour <= builtThroughHour) return undefined;
  return { throughHour, steps: grids.reduce((sum, grid) => sum + stepsTo(grid.done, throughHour).length, 0) };
}

/** Returns whether a step that has just been stored completes its source up to the hour of an early build. */
export function completesEarlyBuild(source: SourceProgress, step: number): boolean {
  return EARLY_HOURS.some((hour) => step <= hour && reaches(source, hour));
}

/** Returns the steps up to an hour, ascending. */
export function stepsTo(steps: Iterable<number>, hour: number): readonly number[] {
  return [...steps].filter((step) => step <= hour).sort((a, b) => a - b);
}

/** Returns whether a source has all steps up to an hour. Hours before the cycle count only if they are queued. */
function reaches({ source, queued, done }: SourceProgress, hour: number): boolean {
  const own = findModel(source)?.steps ?? [];
  const before = [...queued].filter((step) => step < 0);
  return own.length > 0 && [...before, ...stepsTo(own, hour)].every((step) => done.has(step));
}
