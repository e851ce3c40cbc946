import { DAY_RANGES } from '../timeline/day-window.ts';

/** A range of days, counted from 1. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

/** By sixes the ranges share a day, so that every day is seen next to its neighbours. */
const BY_SIX: readonly DayRange[] = DAY_RANGES.map(({ from, to }) => ({ from: from + 1, to }));
const BY_EIGHT: readonly DayRange[] = [
  { from: 1, to: 8 },
  { from: 9, to: 16 },
];

/** The pages of a forecast of so many days, six or eight at a time; the last one ends with it. */
export function listRanges(days: number, by: 6 | 8): readonly DayRange[] {
  return (by === 6 ? BY_SIX : BY_EIGHT)
    .map(({ from, to }) => ({ from, to: Math.min(to, days) }))
    .filter(({ from, to }, page) => from <= to && (page === 0 || to > from || by === 8));
}

/** The first page with a day; 0 for a day on none. `place` counts from 0. */
export function pageOf(ranges: readonly DayRange[], place: number): number {
  return Math.max(
    0,
    ranges.findIndex(({ to }) => place < to),
  );
}
