import type { ForecastHour } from '../forecast-hours.ts';
import type { Condition } from '../wind/condition.ts';

/** What a stretch of hours is like as a whole. */
export interface Represented extends Partial<FaceSpan> {
  /** Of the middle hour by size, the larger of two. */
  readonly faceHeightM?: number;
  readonly condition?: Condition;
}

/** The smallest and the largest face of some hours. */
export interface FaceSpan {
  readonly faceMinM: number;
  readonly faceMaxM: number;
}

const WORST_FIRST: readonly Condition[] = ['choppy', 'fair', 'clean'];

/**
 * The face of the middle hour, which as such stands in the table of hours and lies between the smallest and the largest of
 * any hours that are most of these; and the condition that most have, the worse one of two that draw. Hours that know
 * nothing do not count.
 */
export function representHours(hours: readonly Pick<ForecastHour, 'faceHeightM' | 'rating'>[]): Represented {
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
