import { type Condition, isFlat, lengthIn, surfIn, surfRange, type Units } from '@groundswell/forecast';
import type { Voice } from '../words/voice.ts';

/** Formats a face height given in metres, in round steps of the reader's unit and scale: '3-4 ft' or 'flat'. */
export function surfText(faceM: number, voice: Voice): string {
  return surfSpanText(faceM, faceM, voice);
}

/**
 * Formats the span from the lowest face height's lower end to the highest face height's upper end: '2-6 ft', 'flat to 3
 * ft'.
 */
export function surfSpanText(lowestM: number, highestM: number, voice: Voice): string {
  const { words, wave } = voice;
  if (isFlat(highestM)) return words.surf.flat;
  const { min } = surfRange(lowestM, voice);
  const { min: least, max } = surfRange(highestM, voice);
  const to = max === undefined ? `${least}+` : `${max}`;
  if (isFlat(lowestM)) return words.surf.flatTo(`${to} ${wave}`);
  return `${min === (max ?? least) ? to : `${min}-${to}`} ${wave}`;
}

/** The numbers of a surf text: 0 for flat water; without `max` if the scale is open, '20+ ft'. */
export interface SurfNumbers {
  readonly min: number | null;
  readonly max: number | null;
}

const UNKNOWN: SurfNumbers = { min: null, max: null };

/** Returns the numbers of the surf text in the reader's unit; both null if the surf is unknown. */
export function surfNumbers(lowestM: number | undefined, units: Units, highestM = lowestM): SurfNumbers {
  if (lowestM === undefined || highestM === undefined) return UNKNOWN;
  return {
    min: isFlat(lowestM) ? 0 : surfRange(lowestM, units).min,
    max: isFlat(highestM) ? 0 : (surfRange(highestM, units).max ?? null),
  };
}

/** Returns the condition to show for surf with this upper end; flat water has none. */
export function shownCondition(surfMax: number | null | undefined, condition: Condition | null): Condition | null {
  return surfMax === 0 ? null : condition;
}

/** Formats a limit of face heights in the reader's unit and scale: '8 ft', '2.4 m'. */
export function wholeHeightText(faceM: number, voice: Voice): string {
  return `${surfIn(voice, faceM).toFixed(voice.wave === 'ft' ? 0 : 1)} ${voice.wave}`;
}

/** Formats an offshore height with one decimal: '3.6 ft'. */
export function heightText(heightM: number, { wave }: Voice): string {
  return `${lengthIn(wave, heightM).toFixed(1)} ${wave}`;
}
