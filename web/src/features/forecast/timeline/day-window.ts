/** The ranges of days that the graph's range buttons show. Days count from 0. */
export const DAY_RANGES = [
  { id: 6, from: 0, to: 6 },
  { id: 12, from: 5, to: 11 },
  { id: 10, from: 10, to: 16 },
] as const;

export type DayRangeId = (typeof DAY_RANGES)[number]['id'];

/** Returns the requested range if it contains the day, else the first range that does. */
export function rangeOf(day: number, requested: DayRangeId | undefined): DayRangeId {
  const has = ({ from, to }: { from: number; to: number }) => day >= from && day < to;
  const kept = DAY_RANGES.find((range) => range.id === requested && has(range));
  return (kept ?? DAY_RANGES.find(has) ?? DAY_RANGES[0]).id;
}
