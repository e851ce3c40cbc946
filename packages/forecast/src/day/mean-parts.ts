import { roundToSum } from '../score/round-to-sum.ts';
import type { ScorePart } from '../score/score-hour.ts';
import type { RatedHour } from './rated-hour.ts';

/** The parts of scored hours by kind, each with its mean points, unrounded; the fact is that of the hour in the middle. */
export function meanParts(hours: readonly RatedHour[]): readonly ScorePart[] {
  const means = new Map<ScorePart['part'], { readonly fact: ScorePart; points: number }>();
  const middle = Math.floor((hours.length - 1) / 2);
  for (const hour of [...hours.slice(middle), ...hours.slice(0, middle).reverse()]) {
    for (const fact of partsOf(hour)) {
      const mean = means.get(fact.part);
      if (mean) mean.points += fact.points / hours.length;
      else means.set(fact.part, { fact, points: fact.points / hours.length });
    }
  }
  return [...means.values()].map(({ fact, points }) => ({ ...fact, points }));
}

/** The same in whole points that add up to `score`. */
export function roundParts(parts: readonly ScorePart[], score: number): readonly ScorePart[] {
  const points = roundToSum(
    parts.map((part) => part.points),
    score,
  );
  return parts.map((part, index) => ({ ...part, points: points[index] ?? 0 })).filter((part) => part.points !== 0);
}

function partsOf({ score }: RatedHour): readonly ScorePart[] {
  return score.score === undefined ? [] : score.parts;
}
