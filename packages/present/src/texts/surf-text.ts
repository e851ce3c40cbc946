import { isFlat, lengthIn, surfRange } from '@groundswell/forecast';
import type { Voice } from '../words/voice.ts';

/** '3-4 ft' or 'flat' for a face in metres, in round steps of the reader's unit and scale. */
export function surfText(faceM: number, voice: Voice): string {
  return isFlat(faceM) ? voice.words.surf.flat : `${voice.words.number(surfRange(faceM, voice))} ${voice.wave}`;
}

/** '2-6 ft', 'flat to 3 ft': what lies between two faces, from the lower end of one range to the upper of the other. */
export function surfSpanText(lowestM: number, highestM: number, voice: Voice): string {
  const [lowest, highest] = [surfText(lowestM, voice), surfText(highestM, voice)];
  if (lowest === highest) return lowest;
  const { words, wave } = voice;
  const [from] = surfRange(lowestM, voice).split(/[-+]/);
  const to = surfRange(highestM, voice).split('-').at(-1);
  return isFlat(lowestM)
    ? words.surf.flatTo(`${words.number(`${to}`)} ${wave}`)
    : `${words.number(`${from}-${to}`)} ${wave}`;
}

/** '3.6 ft': an offshore height with one decimal. */
export function heightText(heightM: number, { wave, words }: Voice): string {
  return `${words.number(lengthIn(wave, heightM).toFixed(1))} ${wave}`;
}
