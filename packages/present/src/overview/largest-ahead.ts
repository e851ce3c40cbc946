import type { PlaceOverviewReply } from '@groundswell/contracts';
import {
  type BeachSummary,
  type Condition,
  clockMinutes,
  dangerOf,
  HOUR_MS,
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

/** Surf of a beach's today. */
export interface LargestSurf extends SurfAhead {
  readonly beach: Beach;
  readonly day: SummaryDay;
  /** The upper end of what is told, so that surf which reads alike is alike. */
  readonly size: number;
}

const RANKS: Readonly<Record<Condition, number>> = { clean: 3, fair: 2, choppy: 1 };

/**
 * The largest surf of the light that is left of today at some beaches: of what reads alike the better rated, then the
 * higher, then the first. Undefined where it is dark, or no surf is known.
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

/** When its hour is over, UTC ms. */
export function endOf({ at }: LargestSurf): number | undefined {
  return at === undefined ? undefined : at + HOUR_MS;
}

/** Doubtful where the weather service warns of high surf at one of the beaches now, and this surf is none. */
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
