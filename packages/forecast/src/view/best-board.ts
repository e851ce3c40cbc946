import { FEET_PER_METRE } from '../units.ts';
import type { Condition } from '../wind/condition.ts';

const LINK = '/services/handbook';

/** The board for a face in metres, its main period in seconds and the condition; null when it is flat. */
export function bestBoard(
  faceM: number,
  periodS: number | undefined,
  condition: Condition | undefined,
): { name: string; link: string; image: string } | null {
  const feet = faceM * FEET_PER_METRE;
  if (feet < 0.5) return null;
  if (feet < 2) return condition === 'choppy' ? board('Foamie', 'foamie') : board('Longboard', 'longboard');
  if (feet < 3.5) return isWeak(periodS) ? board('Longboard', 'longboard') : board('Fish', 'fish');
  if (feet < 5) return isWeak(periodS) ? board('Fish', 'fish') : board('Shortboard', 'shortboard');
  if (feet < 8) return board('Shortboard', 'shortboard');
  if (feet < 13) return board('Step-up', 'step-up');
  return board('Gun', 'gun');
}

/** Short waves push less: more foam under the chest. */
function isWeak(periodS: number | undefined): boolean {
  return periodS !== undefined && periodS < 8;
}

function board(name: string, image: string) {
  return { name, link: LINK, image };
}
