import type { BestNowReply, BestWindowReply, NoBest, ScoreFactsReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import {
  type BestHours,
  type ForecastDay,
  findBestHours,
  isLight,
  meanScoreParts,
  type RatedHour,
  roundScoreParts,
  type ScorePart,
} from '@groundswell/forecast';
import { scoreFactText } from '../texts/score-text.ts';
import { windowReason } from '../texts/window-reason.ts';
import { windowTexts } from '../texts/window-texts.ts';
import type { Voice } from '../words/voice.ts';

export interface RatedDay {
  readonly hours: readonly RatedHour[];
  readonly day: ForecastDay;
  readonly timeZone: string;
}

/** Describes the best remaining daylight hours of a day; undefined after dark or if no hour is worth surfing. */
export function bestWindow(of: RatedDay, now: number, voice: Voice): BestWindowReply | undefined {
  const best = findBestHours(of.hours, of.day, now);
  return best && describe(best, of, voice);
}

/**
 * Describes today's best hours like `bestWindow`, with the factors of their score. If no hour qualifies, it returns the
 * reason.
 */
export function bestNow(today: RatedDay, now: number, voice: Voice): { best?: BestNowReply; noBest?: NoBest } {
  const best = findBestHours(today.hours, today.day, now);
  if (!best) return { noBest: whyNone(today, now) };
  const facts = presentFacts(roundScoreParts(meanScoreParts(best.window), best.score), voice);
  return { best: { ...describe(best, today, voice), facts } };
}

function describe(best: BestHours, { day, timeZone }: RatedDay, voice: Voice): BestWindowReply {
  return { ...windowTexts(best, day, timeZone, voice), why: windowReason(best, voice) };
}

/** Presents the factors of a score, such as wind and tide, as texts with their points. */
export function presentFacts(parts: readonly ScorePart[], voice: Voice): ScoreFactsReply {
  return parts.map((fact) => ({ part: fact.part, text: scoreFactText(fact, voice), points: fact.points }));
}

function whyNone({ hours, day }: RatedDay, now: number): NoBest {
  const isLeft = ({ hour: { at } }: RatedHour) => at < day.endAt && at + HOUR_MS > now && isLight(day, at);
  if (!hours.some(isLeft)) return 'dark';
  // 'none-left' is only right if the day had good hours that are over.
  return findBestHours(hours, day, day.startAt) ? 'none-left' : 'none';
}
