import type { BestNowReply, CurrentWeatherReply, TimelineReply } from '@groundswell/contracts';

/** A score's parts, which add up to it. Without a score there are none, and `because` holds the reason. */
export interface Score {
  readonly score: number | undefined;
  readonly parts: readonly ScorePart[];
  readonly because?: string | undefined;
}

export interface ScorePart {
  readonly text: string;
  readonly points: number;
}

/** The score of one hour of the timeline. */
export function scoreOf(
  { score, scoreTexts, scoreParts }: Pick<TimelineReply, 'score' | 'scoreTexts' | 'scoreParts'>,
  hour: number,
): Score {
  const pairs = scoreParts[hour] ?? [];
  const parts: ScorePart[] = [];
  for (let i = 0; i + 1 < pairs.length; i += 2) {
    const text = scoreTexts[pairs[i] ?? -1];
    if (text !== undefined) parts.push({ text, points: pairs[i + 1] ?? 0 });
  }
  const total = score[hour] ?? undefined;
  return total === undefined ? { score: undefined, parts: [], because: parts[0]?.text } : { score: total, parts };
}

/** The score of the best hours; a forecast that a device kept may lack the parts. */
export function scoreOfBest({ score, facts = [] }: Pick<BestNowReply, 'score'> & Partial<BestNowReply>): Score {
  return { score, parts: facts };
}

/** The score of now, by the measured wind. */
export function scoreNow({ nowScore, scoreFacts = [] }: Pick<CurrentWeatherReply, 'nowScore' | 'scoreFacts'>): Score {
  return { score: nowScore, parts: scoreFacts };
}
