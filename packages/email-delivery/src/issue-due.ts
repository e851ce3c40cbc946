import { DAY_MS, WEEK_MS } from '@groundswell/durations';

/** The first issue: a Thursday at 15:00 UTC. It is morning then all over the country, in time to plan the weekend. */
const FIRST_MS = Date.UTC(2026, 0, 1, 15);

/**
 * Returns the date of the newsletter issue that is due. An issue can be sent for a day after its due time; after that,
 * undefined until the next one.
 */
export function issueDue(now: number): string | undefined {
  const dueAt = FIRST_MS + Math.floor((now - FIRST_MS) / WEEK_MS) * WEEK_MS;
  return now - dueAt < DAY_MS ? new Date(dueAt).toISOString().slice(0, 10) : undefined;
}
