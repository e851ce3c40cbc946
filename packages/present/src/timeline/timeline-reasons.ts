import type { ViewedHour } from '../beach/viewed-hour.ts';
import { reasonTexts, tideReasonText } from '../texts/reason-text.ts';
import type { Voice } from '../words/voice.ts';

/** Collects the sentences that explain the hours, each once, and the indexes of the sentences for each hour. */
export function collectReasons(hours: readonly ViewedHour[], voice: Voice): { reasons: string[]; why: number[][] } {
  const indexes = new Map<string, number>();
  const indexOf = (text: string) => {
    const index = indexes.get(text) ?? indexes.size;
    indexes.set(text, index);
    return index;
  };
  const why = hours.map(({ hour, tide }) => {
    const rating = reasonTexts(hour.rating.reasons, voice).map(indexOf);
    return tide ? [...rating, indexOf(tideReasonText(tide.stage, tide.likes, voice.words))] : rating;
  });
  return { reasons: [...indexes.keys()], why };
}
