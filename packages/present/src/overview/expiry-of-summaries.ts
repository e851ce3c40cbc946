import { type BeachSummary, HOUR_MS } from '@groundswell/forecast';

const LASTS_MS = 30 * 60_000;
const WAITING_LASTS_MS = 60_000;

/**
 * Half an hour on, or the end of a day, or of the first hour of a window that is shown, or another instant at which
 * something turns; a minute where no beach has a forecast yet.
 */
export function expiryOfSummaries(
  summaries: readonly BeachSummary[],
  now: number,
  turns: readonly number[],
  isWaiting = summaries.length === 0,
): string {
  const ofDays = summaries.flatMap(({ days }) =>
    days.flatMap(({ endAt, windows }) => [endAt, ...windows.map(({ fromAt }) => fromAt + HOUR_MS)]),
  );
  const ends = [...ofDays, ...turns].filter((at) => at > now);
  return new Date(Math.min(now + (isWaiting ? WAITING_LASTS_MS : LASTS_MS), ...ends)).toISOString();
}
