import { type Condition, isFlat, lengthIn, surfIn, surfRange, type Units } from '@groundswell/forecast';
import type { Voice } from '../words/voice.ts';

/** '3-4 ft' or 'flat' for a face in metres, in round steps of the reader's unit and scale. */
export function surfText(faceM: number, voice: Voice): string {
  return surfSpanText(faceM, faceM, voice);
}

/**
 * '2-6 ft', 'flat to 3 ft': the span between two faces, from the lower end of one range to the upper end of the other.
 */
export function surfSpanText(lowestM: number, highestM: number, voice: Voice): string {
  const { words, wave } = voice;
  if (isFlat(highestM)) return words.surf.flat;
  const { min } = surfRange(lowestM, voice);
  const { min: least, max } = surfRange(highestM, voice);
  const to = max === undefined ? `${least}+` : `${max}`;
  if (isFlat(lowestM)) return words.surf.flatTo(`${words.number(to)} ${wave}`);
  return `${words.number(min === (max ?? least) ? to : `${min}-${to}`)} ${wave}`;
}

/** The numbers of a surf text: 0 for flat water, no `max` where the scale is open, '20+ ft'. */
export interface SurfNumbers {
  readonly min: number | null;
  readonly max: number | null;
}

const UNKNOWN: SurfNumbers = { min: null, max: null };

/** The numbers of the surf's text, in the reader's unit; both null where the surf is unknown. */
export function surfNumbers(lowestM: number | undefined, units: Units, highestM = lowestM): SurfNumbers {
  if (lowestM === undefined || highestM === undefined) return UNKNOWN;
  return {
    min: isFlat(lowestM) ? 0 : surfRange(lowestM, units).min,
    max: isFlat(highestM) ? 0 : (surfRange(highestM, units).max ?? null),
  };
}

/** The condition that is shown of surf with such an upper end: flat water has none. */
export function shownCondition(surfMax: number | null | undefined, condition: Condition | null): Condition | null {
  return surfMax === 0 ? null : condition;
}

/** '8 ft', '2.4 m': a limit of faces, in the reader's unit and scale. */
export function wholeHeightText(faceM: number, voice: Voice): string {
  return `${voice.words.number(surfIn(voice, faceM).toFixed(voice.wave === 'ft' ? 0 : 1))} ${voice.wave}`;
}

/** 'flat', '2-5 ft likely': the span between two faces, as `surfSpanText` shows it. */
export function likelySurfText(lowestM: number, highestM: number, voice: Voice): string {
  const { surf } = voice.words;
  return isFlat(highestM) ? surf.flat : surf.likely(surfSpanText(lowestM, highestM, voice));
}

/** '3.6 ft': an offshore height with one decimal. */
export function heightText(heightM: number, { wave, words }: Voice): string {
  return `${words.number(lengthIn(wave, heightM).toFixed(1))} ${wave}`;
}
