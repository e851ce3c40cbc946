import type { BestWindowReply } from '@groundswell/contracts';
import { type ConsecutiveHours, clockMinutes, type LocalDay } from '@groundswell/forecast';
import type { Voice } from '../words/voice.ts';
import type { Words } from '../words/words.ts';
import { surfNumbers, surfSpanText } from './surf-text.ts';

/**
 * Returns the texts of a span of hours, the same in pages, lists and emails. `day` is the span's local day at the
 * beach; the surf range covers all of its hours.
 */
export function windowTexts(
  { fromAt, endAt, faceMinM, faceMaxM, condition, score }: ConsecutiveHours,
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

/**
 * Returns text such as '7am – 10am choppy'; the condition is always included, because the best hours of a day may be
 * choppy.
 */
export function bestHoursText(
  { from, to, cond }: Pick<BestWindowReply, 'from' | 'to' | 'cond'>,
  { conditions }: Words,
): string {
  const span = `${from} – ${to}`;
  return cond ? `${span} ${conditions[cond]}` : span;
}
