import { HOUR_MS } from '@groundswell/forecast';

const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** A Thursday, 15 UTC: the morning of the whole country, in time to plan a weekend. */
const FIRST_MS = Date.UTC(2026, 0, 1, 15);

/** The newsletter's issue that goes out now, by its date; undefined from a day after it was due until the next. */
export function issueDue(now: number): string | undefined {
  const dueAt = FIRST_MS + Math.floor((now - FIRST_MS) / WEEK_MS) * WEEK_MS;
  return now - dueAt < DAY_MS ? new Date(dueAt).toISOString().slice(0, 10) : undefined;
}
