import type { DayReply } from '@groundswell/contracts';
import { CONFIDENCE_FROM_DAY, confidenceOf, metresOf, shownDayFaceM } from '@groundswell/forecast';
import { surfSpanText, surfText } from '../texts/surf-text.ts';
import type { ComparedDay } from './day-change.ts';

/**
 * A day's confidence by the agreement of the last runs, from the fifth
 * day on; null before, and where the surf is unknown.
 */
export function presentConfidence({ forecast, day, index, fromToday, voice }: ComparedDay): DayReply['confidence'] {
  const shownM = shownDayFaceM(forecast, day);
  if (fromToday < CONFIDENCE_FROM_DAY || shownM === undefined) return null;
  const { runs } = forecast;
  const faces = [shownM, ...(runs?.faceCm.flatMap((days) => metresOf(days[index]) ?? []) ?? [])];
  const spreadPct = runs?.spreadPct[index];
  if (spreadPct === undefined || spreadPct === null) {
    return { level: null, says: voice.words.runs.tooFew(faces.length) };
  }
  const lowest = Math.min(...faces);
  const highest = Math.max(...faces);
  const alike = surfText(lowest, voice) === surfText(highest, voice);
  return {
    level: confidenceOf(spreadPct, fromToday),
    says: voice.words.runs.lastSay(faces.length, surfSpanText(lowest, highest, voice), alike),
  };
}
