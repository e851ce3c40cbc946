import { HOUR_MS } from '@groundswell/durations';
import type { BeachForecast } from '../beach-forecast.ts';

/** The age at which a run is overdue. Runs start every 6 h and take 5 to 6 h to arrive. */
export const STALE_AFTER_MS = 14 * HOUR_MS;

/**
 * Returns the age of the model run in whole hours once the next run is overdue; undefined before that. The age is that
 * of the wave run, or of the air run where waves are missing.
 */
export function staleHours({ sources }: BeachForecast, now: number): number | undefined {
  const source = sources.waves ?? sources.air;
  if (!source) return undefined;
  const ageMs = now - (source.runAt + (source.standInHours ?? 0) * HOUR_MS);
  return ageMs > STALE_AFTER_MS ? Math.floor(ageMs / HOUR_MS) : undefined;
}
