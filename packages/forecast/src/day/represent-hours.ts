import type { ForecastHour } from '../forecast-hours.ts';
import type { Condition } from '../wind/condition.ts';

export interface HoursSummary extends Partial<FaceSpan> {
  /** The median face; of an even number of hours, the larger of the two middle faces. */
  readonly faceHeightM?: number;
  readonly condition?: Condition;
}

export interface FaceSpan {
  readonly faceMinM: number;
  readonly faceMaxM: number;
}

const WORST_FIRST: readonly Condition[] = ['choppy', 'fair', 'clean'];

/**
 * Returns the median face and the most frequent condition, the worse one on a tie. The median is a real hour's value,
 * which readers find in the hourly table. Hours without values do not count.
 */
export function representHours(hours: readonly Pick<ForecastHour, 'faceHeightM' | 'rating'>[]): HoursSummary {
  const faces: number[] = [];
  const counts = { clean: 0, fair: 0, choppy: 0 };
  for (const { faceHeightM, rating } of hours) {
    if (faceHeightM !== undefined) faces.push(faceHeightM);
    if (rating.condition) counts[rating.condition]++;
  }
  faces.sort((a, b) => a - b);
  const most = Math.max(counts.clean, counts.fair, counts.choppy);
  return {
    faceHeightM: faces[Math.floor(faces.length / 2)],
    faceMinM: faces[0],
    faceMaxM: faces.at(-1),
    condition: most > 0 ? WORST_FIRST.find((condition) => counts[condition] === most) : undefined,
  };
}
