import { HOUR_MS, WEEK_MS } from '@groundswell/durations';

/** A Monday, 12 UTC: morning on the East Coast. */
const FIRST_MS = Date.UTC(2026, 0, 5, 12);
/** The window in which emails are queued. It spans several runs of an hourly job, so a failed run loses no email. */
const DUE_MS = 3 * HOUR_MS;

/** Returns the date of the Monday that ends the writers' week, if its emails go out now; undefined at other times. */
export function weekDue(now: number): string | undefined {
  const dueAt = FIRST_MS + Math.floor((now - FIRST_MS) / WEEK_MS) * WEEK_MS;
  return now - dueAt < DUE_MS ? new Date(dueAt).toISOString().slice(0, 10) : undefined;
}
