import { roundToSum } from '../score/round-to-sum.ts';
import type { ScorePart } from '../score/score-hour.ts';
import type { RatedHour } from './rated-hour.ts';

/**
 * The contribution of one input to the mean score of several hours. `points` is the mean of the hours, not rounded;
 * `fact` is the value in the middle hour.
 */
interface MeanScorePart {
  readonly fact: ScorePart;
  readonly points: number;
}

/** Returns the mean points of each input over several hours, by the kind of input. */
export function meanScoreParts(hours: readonly RatedHour[]): ReadonlyMap<ScorePart['part'], MeanScorePart> {
  const means = new Map<ScorePart['part'], { readonly fact: ScorePart; points: number }>();
  const middle = Math.floor((hours.length - 1) / 2);
  for (const hour of [...hours.slice(middle), ...hours.slice(0, middle).reverse()]) {
    for (const fact of partsOf(hour)) {
      const mean = means.get(fact.part);
      if (mean) mean.points += fact.points / hours.length;
      else means.set(fact.part, { fact, points: fact.points / hours.length });
    }
  }
  return means;
}

/** Rounds the mean points of each input to whole points that add up to `score`. */
export function roundScoreParts(
  parts: ReadonlyMap<ScorePart['part'], MeanScorePart>,
  score: number,
): readonly ScorePart[] {
  const means = [...parts.values()];
  const points = roundToSum(
    means.map((mean) => mean.points),
    score,
  );
  return means.map(({ fact }, index) => ({ ...fact, points: points[index] ?? 0 })).filter((part) => part.points !== 0);
}

function partsOf({ score }: RatedHour): readonly ScorePart[] {
  return score.score === undefined ? [] : score.parts;
}
