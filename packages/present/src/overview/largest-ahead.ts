import type { PlaceOverviewReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import {
  type BeachSummary,
  type Condition,
  clockMinutes,
  dangerOf,
  type SummaryDay,
  type SurfAhead,
  surfAhead,
  surfIn,
} from '@groundswell/forecast';
import { surfNumbers, surfText } from '../texts/surf-text.ts';
import type { Voice } from '../words/voice.ts';

interface Beach {
  readonly id: number;
  readonly timeZone: string;
}

/** The largest surf of a beach's day: one hour with its surf. */
export interface LargestSurf extends SurfAhead {
  readonly beach: Beach;
  readonly day: SummaryDay;
  /**
   * The upper end of the displayed range. Using the displayed number makes surf with the same text compare as equal.
   */
  readonly size: number;
}

const RANKS: Readonly<Record<Condition, number>> = { clean: 3, fair: 2, choppy: 1 };

/**
 * Finds the largest surf at some beaches in the daylight hours that remain today. Surf with the same text is ordered by
 * condition, then by face height; the first beach wins a tie. Undefined after dark or if no surf is known.
 */
export function findLargestAhead(
  beaches: readonly Beach[],
  summaries: ReadonlyMap<number, BeachSummary>,
  voice: Voice,
  now: number,
): LargestSurf | undefined {
  let largest: LargestSurf | undefined;
  for (const beach of beaches) {
    const day = summaries.get(beach.id)?.days.find(({ startAt, endAt }) => startAt <= now && now < endAt);
    if (!day) continue;
    for (const surf of surfAhead(day, beach.timeZone, now)) {
      const one = { ...surf, beach, day, size: sizeOf(surf.faceM, voice) };
      if (!largest || isAbove(one, largest)) largest = one;
    }
  }
  return largest;
}

/** Returns the end of the hour with the largest surf, UTC ms. */
export function endOf({ at }: LargestSurf): number | undefined {
  return at === undefined ? undefined : at + HOUR_MS;
}

/**
 * Presents the largest surf. It is marked as doubtful if the weather service warns of high surf at one of the beaches
 * but this surf would not be dangerous.
 */
export function presentLargest(
  { beach, day, at, faceM, condition }: LargestSurf,
  voice: Voice,
  isWarned: boolean,
): NonNullable<PlaceOverviewReply['largest']> {
  const { min, max } = surfNumbers(faceM, voice);
  return {
    beachId: beach.id,
    surf: surfText(faceM, voice),
    surfMin: min,
    surfMax: max,
    cond: condition ?? null,
    ...(at !== undefined && { time: voice.words.hour(clockMinutes(beach.timeZone, day, at)) }),
    ...(isWarned && !dangerOf(faceM) && { doubtful: true }),
  };
}

function sizeOf(faceM: number, voice: Voice): number {
  const { min, max } = surfNumbers(faceM, voice);
  // '20+ ft' has no upper end.
  return min === 0 ? 0 : (max ?? surfIn(voice, faceM));
}

function isAbove(one: LargestSurf, other: LargestSurf): boolean {
  return (one.size - other.size || rankOf(one) - rankOf(other) || one.faceM - other.faceM) > 0;
}

function rankOf({ condition }: SurfAhead): number {
  return condition ? RANKS[condition] : 0;
}
