import type { TimelineReply } from '@groundswell/contracts';
import type { ViewedHour } from '../beach/viewed-hour.ts';
import { scoreFactText } from '../texts/score-text.ts';
import type { Voice } from '../words/voice.ts';

/**
 * Collects the hours' scores. The texts behind their factors, such as 'offshore 5 mph', are listed once, each with its
 * kind. For each hour there are pairs of text index and points.
 */
export function collectScores(
  hours: readonly ViewedHour[],
  voice: Voice,
): Pick<TimelineReply, 'score' | 'scoreTexts' | 'scoreKinds' | 'scoreParts'> {
  const { noWaveForecast, noWindForecast } = voice.words.score;
  const indexes = new Map<string, number>();
  const scoreKinds: TimelineReply['scoreKinds'] = [];
  const indexOf = (text: string, kind: TimelineReply['scoreKinds'][number]) => {
    const index = indexes.get(text) ?? indexes.size;
    if (index === indexes.size) scoreKinds.push(kind);
    indexes.set(text, index);
    return index;
  };
  const scoreParts = hours.map(({ score }) => {
    if (score.score === undefined)
      return [indexOf(score.because === 'no-wave-forecast' ? noWaveForecast : noWindForecast, score.because), 0];
    const pairs: number[] = [];
    for (const part of score.parts) pairs.push(indexOf(scoreFactText(part, voice), part.part), part.points);
    return pairs;
  });
  return {
    score: hours.map(({ score }) => score.score ?? null),
    scoreTexts: [...indexes.keys()],
    scoreKinds,
    scoreParts,
  };
}
