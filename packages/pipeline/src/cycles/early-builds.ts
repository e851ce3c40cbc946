import type { CycleProgress, SourceProgress } from '@groundswell/data/ocean';
import { findModel, GRID_MODELS } from '@groundswell/ocean';

/**
 * The hours of early builds. A run is published over an hour and a half, near hours first. It is built early when it
 * reaches three days, the horizon for surfing, and again at a week, the horizon for planning. Each build composes and
 * writes every beach once more, so the second week waits for the full build.
 */
export const EARLY_HOURS = [72, 168] as const;

export interface EarlyBuild {
  /** The last hour after the cycle's start that all grids reach. */
  readonly throughHour: number;
  /** The number of grid steps in the build, the same for every caller. */
  readonly steps: number;
}

/**
 * The grace period for a first run whose steps are all queued. If the full build is not possible after it, the first
 * days are built early.
 */
const WHOLE_SOON_MS = 60_000;

/**
 * Returns the farthest early build that a cycle's steps allow and that is not built yet.
 * When the whole run is queued and an earlier run has forecasts, no early build is worthwhile, because the full build
 * is minutes away. Without any forecasts the first early build is worthwhile, unless the steps were queued within the
 * last minute.
 */
export function findEarlyBuild(
  { sources, queuedAt, builtSteps, builtThroughHour = 0 }: CycleProgress,
  hasForecasts: boolean,
  now: number,
): EarlyBuild | undefined {
  if (builtSteps !== undefined && builtThroughHour === 0) return undefined;
  const grids = GRID_MODELS.flatMap(({ id }) => sources.get(id) ?? []);
  if (grids.length < GRID_MODELS.length) return undefined;
  const allQueued = grids.every(({ expected, queued }) => expected !== undefined && queued.size >= expected);
  const isSoon = hasForecasts || now - (queuedAt ?? now) < WHOLE_SOON_MS;
  const worthwhile = !allQueued ? EARLY_HOURS : isSoon ? [] : EARLY_HOURS.slice(0, 1);
  const throughHour = worthwhile.findLast((hour) => grids.every((grid) => reaches(grid, hour)));
  if (throughHour === undefined || throughHour <= builtThroughHour) return undefined;
  return { throughHour, steps: grids.reduce((sum, grid) => sum + stepsTo(grid.done, throughHour).length, 0) };
}

/** Returns whether a step, just done, was the last that its source lacked up to the hour of an early build. */
export function completesEarlyBuild(source: SourceProgress, step: number): boolean {
  return EARLY_HOURS.some((hour) => step <= hour && reaches(source, hour));
}

/** Returns the steps up to an hour, ascending. */
export function stepsTo(steps: Iterable<number>, hour: number): readonly number[] {
  return [...steps].filter((step) => step <= hour).sort((a, b) => a - b);
}

/** Returns whether all steps up to an hour are done. The hours before the cycle count only if queued. */
function reaches({ source, queued, done }: SourceProgress, hour: number): boolean {
  const own = findModel(source)?.steps ?? [];
  const before = [...queued].filter((step) => step < 0);
  return own.length > 0 && [...before, ...stepsTo(own, hour)].every((step) => done.has(step));
}
