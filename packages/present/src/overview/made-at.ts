import type { BeachSummary } from '@groundswell/forecast';

/** When the oldest of these forecasts was made; of those that are over none has an age, nor has a list without any. */
export function madeAt(summaries: Iterable<BeachSummary>, now: number): { readonly updated?: string } {
  const made = [...summaries].flatMap(({ days, updatedAt }) =>
    days.some(({ endAt }) => endAt > now) ? updatedAt : [],
  );
  return made.length > 0 ? { updated: new Date(Math.min(...made)).toISOString() } : {};
}
