import { FEET_PER_METRE } from '../units.ts';
import type { Condition } from '../wind/condition.ts';

export type BoardName = 'Foamie' | 'Longboard' | 'Fish' | 'Shortboard' | 'Step-up' | 'Gun';

/** Returns the board for a face in metres, its main period in seconds and the condition; undefined when it is flat. */
export function boardFor(
  faceM: number,
  periodS: number | undefined,
  condition: Condition | undefined,
): BoardName | undefined {
  const feet = faceM * FEET_PER_METRE;
  if (feet < 0.5) return undefined;
  if (feet < 2) return condition === 'choppy' ? 'Foamie' : 'Longboard';
  if (feet < 3.5) return isWeak(periodS) ? 'Longboard' : 'Fish';
  if (feet < 5) return isWeak(periodS) ? 'Fish' : 'Shortboard';
  if (feet < 8) return 'Shortboard';
  if (feet < 13) return 'Step-up';
  return 'Gun';
}

/** Short-period waves push a board less, so the surfer needs a board with more volume. */
function isWeak(periodS: number | undefined): boolean {
  return periodS !== undefined && periodS < 8;
}
