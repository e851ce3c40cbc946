import type { DayReply } from '@groundswell/contracts';
import { confidenceOf, isFlat, likelyRange, type MeasuredChange, metresOf, shownDayFaceM } from '@groundswell/forecast';
import { surfSpanText, surfText } from '../texts/surf-text.ts';
import type { ComparedDay } from './day-change.ts';
import type { Halves } from './day-halves.ts';

/** The morning and the afternoon of a day as displayed, and the face heights of its daylight hours, m. */
export interface ShownOfDay {
  readonly halves: Halves;
  readonly litFacesM: readonly number[];
}

/**
 * Presents a day's confidence from its lead time, the beach, the agreement of the last runs, and for today the buoy.
 * `measured` is the buoy's deviation from the model's sea, and widens the likely range until noon tomorrow. The range
 * covers every daylight hour, and the displayed morning and afternoon. Null if the surf is unknown or no daylight is
 * left.
 */
export function presentConfidence(
  of: ComparedDay,
  { halves: { am, pm }, litFacesM }: ShownOfDay,
  measured: MeasuredChange,
): DayReply['confidence'] {
  const { forecast, day, index, voice, now } = of;
  const shownM = shownDayFaceM(forecast, day);
  if (shownM === undefined || now > (day.lastLight ?? day.endAt)) return null;
  const { below, above, error } = likelyRange(forecast, (day.startAt + day.endAt) / 2, index, measured);
  const level = confidenceOf(error);
  const halvesM = [am, pm].flatMap(({ shown }) => (shown ? [shown.faceMinM, shown.faceMaxM] : []));
  const facesM = [shownM, ...halvesM, ...litFacesM];
  const [lowestM, highestM] = [Math.min(...facesM) * (1 - below), Math.max(...facesM) * (1 + above)];
  const likely = isFlat(highestM) ? voice.words.surf.flat : surfSpanText(lowestM, highestM, voice);
  const runs = lastRunsSay(of, shownM);
  const { sure } = voice.words.runs;
  return { level, errorPct: Math.round(error * 100), says: sure(level, likely), ...(runs && { runs }) };
}

/** Returns text such as 'The last 4 runs say 2-5 ft'; undefined if fewer than three runs cover the day. */
function lastRunsSay({ forecast: { runs }, index, voice }: ComparedDay, shownM: number): string | undefined {
  const spreadPct = runs?.spreadPct[index];
  if (!runs || spreadPct === undefined || spreadPct === null) return undefined;
  const faces = [shownM, ...runs.faceCm.flatMap((days) => metresOf(days[index]) ?? [])];
  const [lowest, highest] = [Math.min(...faces), Math.max(...faces)];
  const alike = surfText(lowest, voice) === surfText(highest, voice);
  return voice.words.runs.lastSay(faces.length, surfSpanText(lowest, highest, voice), alike);
}
