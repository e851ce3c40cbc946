import { surfSpanText } from '../surf/size.ts';
import { clockMinutes, type LocalDay } from '../time/local-days.ts';
import type { Condition } from '../wind/condition.ts';
import type { Voice } from '../words/voice.ts';
import type { FaceSpan } from './represent.ts';
import type { WireWindow } from './wire.ts';

/** Hours of one day on end, as a whole. */
export interface WindowToTell extends FaceSpan {
  /** UTC ms. */
  readonly fromAt: number;
  readonly endAt: number;
  readonly condition?: Condition;
  readonly score: number;
}

/** How hours are worded wherever they are told: pages, lists and letters. `day` is theirs, where the beach is; the surf is all that its hours say. */
export function tellWindow(
  { fromAt, endAt, faceMinM, faceMaxM, condition, score }: WindowToTell,
  day: LocalDay,
  timeZone: string,
  voice: Voice,
): Omit<WireWindow, 'why'> {
  const clock = (at: number) => voice.words.hour(clockMinutes(timeZone, day, at));
  return {
    from: clock(fromAt),
    to: clock(endAt),
    surf: surfSpanText(faceMinM, faceMaxM, voice),
    cond: condition ?? null,
    score,
  };
}
