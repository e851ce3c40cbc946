import type { BeachSummary } from '@groundswell/forecast';

/** Returns when the oldest of the forecasts that are not over was made; empty without one. */
export function madeAt(summaries: Iterable<BeachSummary>, now: number): { readonly updated?: string } {
  const made = [...summaries].flatMap(({ days, updatedAt }) =>
    days.some(({ endAt }) => endAt > now) ? updatedAt : [],
  );
  return made.length > 0 ? { updated: new Date(Math.min(...made)).toISOString() } : {};
}
