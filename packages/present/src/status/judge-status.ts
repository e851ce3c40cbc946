import type { StatusState } from '@groundswell/contracts';
import type { StatusLimits } from './status-limits.ts';

/** Judges an age in ms. Without an age nothing is known; a negative one comes from a clock that is ahead. */
export function judgeAge(ageMs: number | undefined, { lateMs, downMs }: StatusLimits): StatusState {
  if (ageMs === undefined || Number.isNaN(ageMs)) return 'unknown';
  if (ageMs > downMs) return 'down';
  return ageMs > lateMs ? 'late' : 'ok';
}

const WORST_FIRST: readonly StatusState[] = ['down', 'late', 'unknown', 'ok'];

/** Returns the worst of several states. What is unknown is worse than what is on time, but hides no delay. */
export function worstState(states: readonly StatusState[]): StatusState {
  return WORST_FIRST.find((state) => states.includes(state)) ?? 'unknown';
}
