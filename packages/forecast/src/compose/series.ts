import { HOUR_MS } from '../time/local-days.ts';

/** Between samples further apart than this nothing is said. */
export const MAX_GAP_MS = 6 * HOUR_MS;

/** The two samples around an instant and how far it lies between them, [0, 1). */
export interface Between<T> {
  readonly from: T;
  readonly to: T;
  readonly fraction: number;
}

interface Timed {
  readonly validAt: number;
}

/**
 * For each of `hours` instants from `startAt` on, the samples around it: the same one twice where it is met exactly,
 * undefined before the first, after the last and within a gap of more than 6 h. Samples ascend in time.
 */
export function bracketHours<T extends Timed>(
  samples: readonly T[],
  startAt: number,
  hours: number,
): (Between<T> | undefined)[] {
  const brackets: (Between<T> | undefined)[] = [];
  let next = 0;
  for (let hour = 0; hour < hours; hour++) {
    const at = startAt + hour * HOUR_MS;
    while (next < samples.length && (samples[next]?.validAt ?? at) <= at) next++;
    brackets.push(bracket(samples[next - 1], samples[next], at));
  }
  return brackets;
}

function bracket<T extends Timed>(from: T | undefined, to: T | undefined, at: number): Between<T> | undefined {
  if (!from) return undefined;
  if (from.validAt === at) return { from, to: from, fraction: 0 };
  if (!to || to.validAt - from.validAt > MAX_GAP_MS) return undefined;
  return { from, to, fraction: (at - from.validAt) / (to.validAt - from.validAt) };
}

/** Linear between two values; undefined when either end is missing. */
export function between(from: number | undefined, to: number | undefined, fraction: number): number | undefined {
  if (from === undefined || to === undefined) return undefined;
  return from + fraction * (to - from);
}
