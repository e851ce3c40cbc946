/** Adds a number of months to a month: '2026-12' plus 1 is '2027-01'. */
export function addMonths(month: string, count: number): string {
  const [year = 0, one = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, one - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Counts the months between two: 1 from '2026-12' to '2027-01'. */
export function monthsBetween(from: string, to: string): number {
  const count = (month: string) => {
    const [year = 0, one = 1] = month.split('-').map(Number);
    return year * 12 + one;
  };
  return count(to) - count(from);
}

export function daysOfMonth(month: string): number {
  const [year = 0, one = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, one, 0)).getUTCDate();
}
