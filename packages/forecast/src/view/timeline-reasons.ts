import type { Units } from '../units.ts';
import { reasonText } from './reason-text.ts';
import type { ViewedHour } from './viewed-hour.ts';

/** The sentences that explain the hours, each once, and for every hour the indexes of its own. */
export function collectReasons(hours: readonly ViewedHour[], units: Units): { reasons: string[]; why: number[][] } {
  const indexes = new Map<string, number>();
  const why = hours.map(({ hour }) =>
    hour.rating.reasons.map((reason) => {
      const text = reasonText(reason, units);
      const index = indexes.get(text) ?? indexes.size;
      indexes.set(text, index);
      return index;
    }),
  );
  return { reasons: [...indexes.keys()], why };
}
