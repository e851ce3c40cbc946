import type { DayReply } from '@groundswell/contracts';
import { DAY_MS } from '@groundswell/durations';
import { MAX_DAYS } from '../../../entities/plans/max-days.ts';

/** Returns whether a date, '2026-11-24', is after this reader's last day and within the longest forecast. */
export function isBeyond(days: readonly Pick<DayReply, 'dateNum'>[], date: string | undefined): boolean {
  const [first, last] = [days[0], days.at(-1)];
  if (date === undefined || !first || !last || date <= last.dateNum) return false;
  return (Date.parse(date) - Date.parse(first.dateNum)) / DAY_MS < MAX_DAYS;
}
