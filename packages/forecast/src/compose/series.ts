import { HOUR_MS } from '@groundswell/durations';
import type { SampleSource } from '../ocean-at-beach.ts';

/** The longest gap that is interpolated, in hours beyond the model's own time step. Longer gaps stay empty. */
const GAP_MAX_HOURS = 6;

/** NOAA's 16-day models have hourly steps up to this lead time, then 3-hourly steps. */
const HOURLY_UNTIL_HOURS = 120;

/** The two samples around an instant and the position of the instant between them, [0, 1). */
export interface Between<T> {
  readonly from: T;
  readonly to: T;
  readonly fraction: number;
  /** Whether the run lacks a model step between the two samples. */
  readonly filled: boolean;
}

interface Timed {
  readonly validAt: number;
}

/**
 * Returns the two samples around each of `hours` instants from `startAt` on. A sample at the instant itself is returned
 * as both. An entry is undefined outside the samples, and where the samples are more than `longestBridgeMs` apart.
 * Samples ascend in time.
 */
export function bracketHours<T extends Timed>(
  samples: readonly T[],
  source: SampleSource | undefined,
  startAt: number,
  hours: number,
): (Between<T> | undefined)[] {
  const runStartsAt = runStart(source, startAt);
  const brackets: (Between<T> | undefined)[] = [];
  let next = 0;
  for (let hour = 0; hour < hours; hour++) {
    const at = startAt + hour * HOUR_MS;
    while (next < samples.length && (samples[next]?.validAt ?? at) <= at) next++;
    brackets.push(bracket(samples[next - 1], samples[next], at, runStartsAt));
  }
  return brackets;
}

/**
 * Returns the longest interval between two samples that is bridged by interpolation, ms. `toAt` is the time of the
 * later sample. The interval is the model's own step plus `GAP_MAX_HOURS`. Where the source is unknown, `startAt` is
 * taken as the start of the run.
 */
export function longestBridgeMs(toAt: number, source: SampleSource | undefined, startAt: number): number {
  return (ownStepHours(toAt, runStart(source, startAt)) + GAP_MAX_HOURS) * HOUR_MS;
}

function bracket<T extends Timed>(
  from: T | undefined,
  to: T | undefined,
  at: number,
  runStartsAt: number,
): Between<T> | undefined {
  if (!from) return undefined;
  if (from.validAt === at) return { from, to: from, fraction: 0, filled: false };
  if (!to) return undefined;
  const apartHours = (to.validAt - from.validAt) / HOUR_MS;
  const stepHours = ownStepHours(to.validAt, runStartsAt);
  if (apartHours > stepHours + GAP_MAX_HOURS) return undefined;
  return {
    from,
    to,
    fraction: (at - from.validAt) / (to.validAt - from.validAt),
    filled: apartHours > stepHours,
  };
}

/** Returns when a run began, UTC ms. For a stand-in run it returns the start of the run that it replaces. */
function runStart(source: SampleSource | undefined, startAt: number): number {
  return source ? source.runAt + (source.standInHours ?? 0) * HOUR_MS : startAt;
}

function ownStepHours(at: number, runStartsAt: number): number {
  return (at - runStartsAt) / HOUR_MS > HOURLY_UNTIL_HOURS ? 3 : 1;
}

/** Interpolates linearly between two values; undefined when either is missing. */
export function between(from: number | undefined, to: number | undefined, fraction: number): number | undefined {
  if (from === undefined || to === undefined) return undefined;
  return from + fraction * (to - from);
}
