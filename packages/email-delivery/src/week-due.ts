import { HOUR_MS } from '@groundswell/forecast';

const WEEK_MS = 7 * 24 * HOUR_MS;
/** A Monday, 12 UTC: the morning of the country's east. */
const FIRST_MS = Date.UTC(2026, 0, 5, 12);
/** Several runs of an hourly job: one that fails loses nobody's letter. */
const DUE_MS = 3 * HOUR_MS;

/** The day before which the week ended whose letters to writers go out now, as a date; undefined at other times. */
export function weekDue(now: number): string | undefined {
  const dueAt = FIRST_MS + Math.floor((now - FIRST_MS) / WEEK_MS) * WEEK_MS;
  return now - dueAt < DUE_MS ? new Date(dueAt).toISOString().slice(0, 10) : undefined;
}
