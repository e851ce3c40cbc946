import type { DayReply } from '@groundswell/contracts';
import { MAX_DAYS } from '../../../entities/plans/max-days.ts';

const DAY_MS = 86_400_000;

/** Returns whether a date, '2026-11-24', is after this reader's last day and within the longest forecast. */
export function isBeyond(days: readonly Pick<DayReply, 'dateNum'>[], date: string | undefined): boolean {
  const [first, last] = [days[0], days.at(-1)];
  if (date === undefined || !first || !last || date <= last.dateNum) return false;
  return (Date.parse(date) - Date.parse(first.dateNum)) / DAY_MS < MAX_DAYS;
}
