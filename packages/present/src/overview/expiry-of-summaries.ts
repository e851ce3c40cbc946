import { HOUR_MS } from '@groundswell/durations';
import type { BeachSummary } from '@groundswell/forecast';

const LASTS_MS = 30 * 60_000;
const WAITING_LASTS_MS = 60_000;

/**
 * Returns when a list expires: after half an hour, at the next full hour (current surf and remaining hours change), or
 * at one of the given instants. The lifetime is a minute while no beach has a forecast.
 */
export function expiryOfSummaries(
  summaries: readonly BeachSummary[],
  now: number,
  changeTimes: readonly number[],
  isWaiting = summaries.length === 0,
): string {
  const nextHour = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
  // In time zones with an offset of half an hour, days end between two full UTC hours.
  const ends = [nextHour, ...summaries.flatMap(({ days }) => days.map(({ endAt }) => endAt)), ...changeTimes].filter(
    (at) => at > now,
  );
  return new Date(Math.min(now + (isWaiting ? WAITING_LASTS_MS : LASTS_MS), ...ends)).toISOString();
}
