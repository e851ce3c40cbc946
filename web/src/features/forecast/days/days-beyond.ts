import type { DayReply } from '@groundswell/contracts';
import { DAY_MS } from '@groundswell/durations';

/** The number of days of the longest forecast. */
export const MAX_DAYS = 16;

/** Returns whether a date, '2026-11-24', is after this reader's last day and within the longest forecast. */
export function isBeyond(days: readonly Pick<DayReply, 'dateNum'>[], date: string | undefined): boolean {
  const [first, last] = [days[0], days.at(-1)];
  if (date === undefined || !first || !last || date <= last.dateNum) return false;
  return (Date.parse(date) - Date.parse(first.dateNum)) / DAY_MS < MAX_DAYS;
}
