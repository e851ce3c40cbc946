import type { Units } from '../units.ts';
import { reasonText, tideReasonText } from './reason-text.ts';
import type { ViewedHour } from './viewed-hour.ts';

/** The sentences that explain the hours, each once, and for every hour the indexes of its own. */
export function collectReasons(hours: readonly ViewedHour[], units: Units): { reasons: string[]; why: number[][] } {
  const indexes = new Map<string, number>();
  const indexOf = (text: string) => {
    const index = indexes.get(text) ?? indexes.size;
    indexes.set(text, index);
    return index;
  };
  const why = hours.map(({ hour, tide }) => {
    const rating = hour.rating.reasons.map((reason) => indexOf(reasonText(reason, units)));
    return tide ? [...rating, indexOf(tideReasonText(tide.stage, tide.likes))] : rating;
  });
  return { reasons: [...indexes.keys()], why };
}
