import { HOUR_MS, WEEK_MS } from '@groundswell/durations';

/** The first due time: a Monday at 12:00 UTC, which is early morning on the East Coast. */
const FIRST_MS = Date.UTC(2026, 0, 5, 12);
/**
 * The time after the due time during which emails are queued. It covers several runs of an hourly job, so a failed run
 * loses no email.
 */
const DUE_MS = 3 * HOUR_MS;

/** Returns the date of the Monday on which the weekly email to writers is due, if that is now; otherwise undefined. */
export function weekDue(now: number): string | undefined {
  const dueAt = FIRST_MS + Math.floor((now - FIRST_MS) / WEEK_MS) * WEEK_MS;
  return now - dueAt < DUE_MS ? new Date(dueAt).toISOString().slice(0, 10) : undefined;
}
