import type { BestWindowReply } from '@groundswell/contracts';
import { clockMinutes, type HoursOnEnd, type LocalDay } from '@groundswell/forecast';
import type { Voice } from '../words/voice.ts';
import { surfNumbers, surfSpanText } from './surf-text.ts';

/** How hours are worded wherever they are told: pages, lists and letters. `day` is theirs, where the beach is; the surf is all that its hours say. */
export function tellWindow(
  { fromAt, endAt, faceMinM, faceMaxM, condition, score }: HoursOnEnd,
  day: LocalDay,
  timeZone: string,
  voice: Voice,
): Omit<BestWindowReply, 'why'> {
  const clock = (at: number) => voice.words.hour(clockMinutes(timeZone, day, at));
  const { min, max } = surfNumbers(faceMinM, voice, faceMaxM);
  return {
    from: clock(fromAt),
    to: clock(endAt),
    surf: surfSpanText(faceMinM, faceMaxM, voice),
    surfMin: min,
    surfMax: max,
    cond: condition ?? null,
    score,
  };
}
