import { DAY_MS, WEEK_MS } from '@groundswell/durations';

/** A Thursday, 15 UTC: morning all over the country, in time to plan a weekend. */
const FIRST_MS = Date.UTC(2026, 0, 1, 15);

/** Returns the newsletter issue to send now, by its date. Undefined from a day after it was due until the next one. */
export function issueDue(now: number): string | undefined {
  const dueAt = FIRST_MS + Math.floor((now - FIRST_MS) / WEEK_MS) * WEEK_MS;
  return now - dueAt < DAY_MS ? new Date(dueAt).toISOString().slice(0, 10) : undefined;
}
