import { HOUR_MS } from '@groundswell/durations';

/** NOAA runs its models every six hours. */
const RUN_EVERY_MS = 6 * HOUR_MS;
/** The usual delay of a run, for replies that do not say when its charts were rendered. */
const USUAL_DELAY_MS = 5 * HOUR_MS;
const LATE_AFTER_MS = HOUR_MS;

/**
 * Returns the age of a run's charts, the expected time of the next run's charts, and whether those are more than an
 * hour overdue.
 */
export function ageOfRun(runAt: number, drawnAt: number | undefined, now: number) {
  const cameAt = drawnAt !== undefined && drawnAt >= runAt ? drawnAt : runAt + USUAL_DELAY_MS;
  const nextAt = cameAt + RUN_EVERY_MS;
  return { ageMin: Math.max(0, (now - cameAt) / 60_000), nextAt, isLate: now > nextAt + LATE_AFTER_MS };
}
