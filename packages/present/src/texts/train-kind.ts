import type { TrainKind } from '@groundswell/contracts';
import type { Train } from '@groundswell/forecast';

/** Below 8 s surfers speak of windswell, from 11 s of groundswell. */
export function trainKind({ kind, periodS }: Pick<Train, 'kind' | 'periodS'>): TrainKind {
  const seconds = Math.round(periodS);
  if (kind === 'sea') return 'wind-sea';
  if (seconds < 8) return 'windswell';
  return seconds < 11 ? 'swell' : 'groundswell';
}
