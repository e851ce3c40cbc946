import type { ForecastHour } from '../forecast-hours.ts';
import type { Condition } from '../wind/condition.ts';

/** What a stretch of hours is like as a whole. */
export interface Represented {
  readonly faceHeightM?: number;
  readonly condition?: Condition;
}

const WORST_FIRST: readonly Condition[] = ['choppy', 'fair', 'clean'];

/**
 * The face whose energy is the hours' mean, and the condition that most of them have, the worse one of two that draw:
 * what one meets on arriving at any time. Hours that know nothing do not count.
 */
export function representHours(hours: readonly Pick<ForecastHour, 'faceHeightM' | 'rating'>[]): Represented {
  let energy = 0;
  let known = 0;
  const counts = { clean: 0, fair: 0, choppy: 0 };
  for (const { faceHeightM, rating } of hours) {
    if (faceHeightM !== undefined) {
      energy += faceHeightM ** 2;
      known++;
    }
    if (rating.condition) counts[rating.condition]++;
  }
  const most = Math.max(counts.clean, counts.fair, counts.choppy);
  return {
    faceHeightM: known > 0 ? Math.sqrt(energy / known) : undefined,
    condition: most > 0 ? WORST_FIRST.find((condition) => counts[condition] === most) : undefined,
  };
}
