import type { CycleProgress, SourceProgress } from '@groundswell/data/ocean';
import { findModel, GRID_MODELS } from '@groundswell/ocean';

/**
 * A run is published over an hour and a half, near hours first. It is built twice on the way: when it reaches three
 * days, the horizon for surfing, and a week, the horizon for planning. The second week changes little within the hour,
 * and each build composes and writes every beach once more.
 */
export const EARLY_HOURS = [72, 168] as const;

export interface EarlyBuild {
  /** Hours after the cycle's start that all grids reach. */
  readonly throughHour: number;
  /** Number of grid steps in the build: the same for every caller. */
  readonly steps: number;
}

/** Once all of a first run is queued, its first days are built early when the whole is not there after this. */
const WHOLE_SOON_MS = 60_000;

/**
 * The farthest early build that a cycle's steps allow and that was not made yet. With forecasts of an earlier run
 * serving and all of this one in the queue the whole is minutes away and none is worth it; with no forecast at all the
 * first is, unless the steps were queued within the minute.
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

/** Whether a step, just done, was the last that its source lacked up to the hour of an early build. */
export function completesEarlyBuild(source: SourceProgress, step: number): boolean {
  return EARLY_HOURS.some((hour) => step <= hour && reaches(source, hour));
}

/** The steps up to an hour, ascending. */
export function stepsTo(steps: Iterable<number>, hour: number): readonly number[] {
  return [...steps].filter((step) => step <= hour).sort((a, b) => a - b);
}

/** Whether all steps up to an hour are done; of the hours before the cycle those that were queued. */
function reaches({ source, queued, done }: SourceProgress, hour: number): boolean {
  const own = findModel(source)?.steps ?? [];
  const before = [...queued].filter((step) => step < 0);
  return own.length > 0 && [...before, ...stepsTo(own, hour)].every((step) => done.has(step));
}
