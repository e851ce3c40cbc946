import { DAY_RANGES } from '../timeline/day-window.ts';

/** A range of days, counted from 1 and including both ends. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

/** Consecutive six-day ranges overlap by one day, so that a range's last day is also seen beside the day after it. */
const BY_SIX: readonly DayRange[] = DAY_RANGES.map(({ from, to }) => ({ from: from + 1, to }));
const BY_TEN: readonly DayRange[] = [
  { from: 1, to: 10 },
  { from: 11, to: 16 },
];

/** Returns the pages of a forecast, six or ten days each; the last page ends with the forecast. */
export function listRanges(days: number, by: 6 | 10): readonly DayRange[] {
  return (by === 6 ? BY_SIX : BY_TEN)
    .map(({ from, to }) => ({ from, to: Math.min(to, days) }))
    .filter(({ from, to }, page) => from <= to && (page === 0 || to > from || by === 10));
}

/** Returns the index of the first page that contains a day, or 0. The day's index counts from 0. */
export function pageOf(ranges: readonly DayRange[], place: number): number {
  return Math.max(
    0,
    ranges.findIndex(({ to }) => place < to),
  );
}
