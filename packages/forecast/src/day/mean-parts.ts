import { roundToSum } from '../score/round-to-sum.ts';
import type { ScorePart } from '../score/score-hour.ts';
import type { RatedHour } from './rated-hour.ts';

/** The parts of scored hours by kind, each with its mean points, unrounded; the fact is that of the hour in the middle. */
export function meanParts(hours: readonly RatedHour[]): readonly ScorePart[] {
  const sums = new Map<ScorePart['part'], number>();
  for (const hour of hours)
    for (const { part, points } of partsOf(hour)) sums.set(part, (sums.get(part) ?? 0) + points / hours.length);
  const middle = Math.floor((hours.length - 1) / 2);
  const fromMiddle = [...hours.slice(middle), ...hours.slice(0, middle).reverse()];
  return [...sums].flatMap(([kind, points]) => {
    const found = fromMiddle.flatMap(partsOf).find(({ part }) => part === kind);
    return found ? [{ ...found, points }] : [];
  });
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
