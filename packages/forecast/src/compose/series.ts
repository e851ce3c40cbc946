import type { SampleSource } from '../ocean-at-beach.ts';
import { HOUR_MS } from '../time/local-days.ts';

/** How many hours may be missing beyond the model's own step; longer gaps stay empty. */
export const GAP_MAX_HOURS = 6;

/** NOAA's 16-day models step by the hour up to here, then by three. */
const HOURLY_UNTIL_HOURS = 120;

/** The two samples around an instant and how far it lies between them, [0, 1). */
export interface Between<T> {
  readonly from: T;
  readonly to: T;
  readonly fraction: number;
  /** A model step is missing between the two. */
  readonly filled: boolean;
}

interface Timed {
  readonly validAt: number;
}

/**
 * For each of `hours` instants from `startAt` on, the samples around it: the same one twice where it is met exactly,
 * undefined before the first, after the last and where more than `GAP_MAX_HOURS` beyond the model's own step are missing.
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
 * How far apart two samples may lie, the later one at `toAt`, for the hours between to be interpolated, ms: the
 * model's own step there plus `GAP_MAX_HOURS`. `startAt` replaces the run's start where there is no source.
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

/** When a run began, UTC ms; for a stand-in, when the run it replaces began. */
function runStart(source: SampleSource | undefined, startAt: number): number {
  return source ? source.runAt + (source.standInHours ?? 0) * HOUR_MS : startAt;
}

function ownStepHours(at: number, runStartsAt: number): number {
  return (at - runStartsAt) / HOUR_MS > HOURLY_UNTIL_HOURS ? 3 : 1;
}

/** Linear between two values; undefined when either end is missing. */
export function between(from: number | undefined, to: number | undefined, fraction: number): number | undefined {
  if (from === undefined || to === undefined) return undefined;
  return from + fraction * (to - from);
}
