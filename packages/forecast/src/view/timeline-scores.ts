import type { Units } from '../units.ts';
import { scoreFactText } from './score-text.ts';
import type { ViewedHour } from './viewed-hour.ts';
import type { WireTimeline } from './wire-timeline.ts';

const NO_SCORE = {
  'no-wave-forecast': 'no wave forecast for this hour',
  'no-wind-forecast': 'no wind forecast for this hour',
} as const;

/** Scores of the hours; the texts of their parts, each once; and an hour's parts as pairs of a text's index and its points. */
export function collectScores(
  hours: readonly ViewedHour[],
  units: Units,
): Pick<WireTimeline, 'score' | 'scoreTexts' | 'scoreParts'> {
  const indexes = new Map<string, number>();
  const indexOf = (text: string) => {
    const index = indexes.get(text) ?? indexes.size;
    indexes.set(text, index);
    return index;
  };
  const scoreParts = hours.map(({ score }) => {
    if (score.score === undefined) return [indexOf(NO_SCORE[score.because]), 0];
    const pairs: number[] = [];
    for (const part of score.parts) pairs.push(indexOf(scoreFactText(part, units)), part.points);
    return pairs;
  });
  return { score: hours.map(({ score }) => score.score ?? null), scoreTexts: [...indexes.keys()], scoreParts };
}
