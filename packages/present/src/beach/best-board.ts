import { boardFor, type Condition } from '@groundswell/forecast';
import type { Words } from '../words/words.ts';

const LINK = '/services/handbook';

/**
 * The page's board of the day, for a face in metres, its main period in
 * seconds and the condition; null when it is flat.
 */
export function bestBoard(
  faceM: number,
  periodS: number | undefined,
  condition: Condition | undefined,
  words: Words,
): { name: string; link: string; image: string } | null {
  const name = boardFor(faceM, periodS, condition);
  return name ? { name: words.boards[name], link: LINK, image: name.toLowerCase() } : null;
}
