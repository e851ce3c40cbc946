import type { BeachSummary } from '@groundswell/forecast';

/**
 * Returns when the oldest current forecast was composed. Forecasts whose days are all over do not count; empty if none
 * remains.
 */
export function oldestUpdate(summaries: Iterable<BeachSummary>, now: number): { readonly updated?: string } {
  const made = [...summaries].flatMap(({ days, updatedAt }) =>
    days.some(({ endAt }) => endAt > now) ? updatedAt : [],
  );
  return made.length > 0 ? { updated: new Date(Math.min(...made)).toISOString() } : {};
}
