import { DAY_MS } from '@groundswell/durations';

/**
 * Returns which day of a trial today is, and the length of the trial. The length is the shortest offered one that
 * covers the days left.
 */
export function dayOfTrial(
  endsAt: number,
  now: number,
  lengths: readonly number[],
): { readonly day: number; readonly days: number } {
  const left = Math.max(0, Math.ceil((endsAt - now) / DAY_MS));
  const days = lengths.find((length) => length >= left) ?? left;
  return { day: Math.min(days, days - left + 1), days };
}
