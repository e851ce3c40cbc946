import type { BeachForecast } from '@groundswell/forecast';

/** Returns the index of the day that contains `now`; the last day's if all are over. */
export function todayIndex({ days }: BeachForecast, now: number): number {
  const index = days.findIndex(({ endAt }) => endAt > now);
  return index < 0 ? days.length - 1 : index;
}
