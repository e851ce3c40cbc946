import type { BestNowReply, CurrentWeatherReply, TimelineReply } from '@groundswell/contracts';

/**
 * A score with the contributions that add up to it. Without a score there are no contributions, and `because` holds the
 * reason.
 */
export interface Score {
  readonly score: number | undefined;
  readonly contributions: readonly ScoreContribution[];
  readonly because?: string | undefined;
}

interface ScoreContribution {
  readonly text: string;
  readonly points: number;
}

/** Returns the score of one hour of the timeline. */
export function scoreOf(
  { score, scoreTexts, scoreParts }: Pick<TimelineReply, 'score' | 'scoreTexts' | 'scoreParts'>,
  hour: number,
): Score {
  const pairs = scoreParts[hour] ?? [];
  const contributions: ScoreContribution[] = [];
  for (let i = 0; i + 1 < pairs.length; i += 2) {
    const text = scoreTexts[pairs[i] ?? -1];
    if (text !== undefined) contributions.push({ text, points: pairs[i + 1] ?? 0 });
  }
  const total = score[hour] ?? undefined;
  return total === undefined
    ? { score: undefined, contributions: [], because: contributions[0]?.text }
    : { score: total, contributions: contributions };
}

/** Returns the score of the best hours; a forecast from the device's cache may lack the contributions. */
export function scoreOfBest({ score, facts = [] }: Pick<BestNowReply, 'score'> & Partial<BestNowReply>): Score {
  return { score, contributions: facts };
}

/** Returns the current score, which uses the measured wind. */
export function scoreNow({ nowScore, scoreFacts = [] }: Pick<CurrentWeatherReply, 'nowScore' | 'scoreFacts'>): Score {
  return { score: nowScore, contributions: scoreFacts };
}
