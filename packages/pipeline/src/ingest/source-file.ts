import { HOUR_MS } from '@groundswell/durations';
import { parseCycle, shiftCycle } from '@groundswell/ocean';

const DAY_HOURS = 24;

/** A NOAA file of a cycle's step, and the instant it represents. */
export interface SourceFile {
  readonly cycle: string;
  readonly step: number;
  /** UTC ms. */
  readonly validAt: number;
  /** The number of hours by which a stand-in file is shifted in time; absent for the cycle's own files. */
  readonly standInHours?: number;
}

/**
 * Returns the file of a step. A negative step is an hour before the cycle; its file belongs to the cycle 24 hours
 * earlier. A pinned model is always read from the pinned cycle, with its hours counted as if it had started with the
 * requested cycle.
 */
export function sourceFileOf(cycle: string, step: number, pinnedCycle?: string): SourceFile {
  const validAt = parseCycle(cycle) + step * HOUR_MS;
  if (pinnedCycle) {
    const standInHours = (parseCycle(cycle) - parseCycle(pinnedCycle)) / HOUR_MS;
    return { cycle: pinnedCycle, step, validAt, standInHours };
  }
  return step < 0
    ? { cycle: shiftCycle(cycle, -DAY_HOURS), step: step + DAY_HOURS, validAt }
    : { cycle, step, validAt };
}
