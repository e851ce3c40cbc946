import { HOUR_MS } from '@groundswell/forecast';

/** NOAA runs its models every six hours. */
const RUN_EVERY_MS = 6 * HOUR_MS;
/** Where nobody said when a run was drawn: they take about five hours. */
const USUAL_DELAY_MS = 5 * HOUR_MS;
const LATE_AFTER_MS = HOUR_MS;

/** How old a run's charts are, when the next ones come, and whether these are overdue by an hour. */
export function ageOfRun(runAt: number, drawnAt: number | undefined, now: number) {
  const cameAt = drawnAt !== undefined && drawnAt >= runAt ? drawnAt : runAt + USUAL_DELAY_MS;
  const nextAt = cameAt + RUN_EVERY_MS;
  return { ageMin: Math.max(0, (now - cameAt) / 60_000), nextAt, isLate: now > nextAt + LATE_AFTER_MS };
}
