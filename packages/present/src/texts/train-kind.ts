import type { TrainKind } from '@groundswell/contracts';
import type { Train } from '@groundswell/forecast';

/** Names a train by its period: windswell below 8 s, groundswell from 11 s on. */
export function trainKind({ kind, periodS }: Pick<Train, 'kind' | 'periodS'>): TrainKind {
  const seconds = Math.round(periodS);
  if (kind === 'sea') return 'wind-sea';
  if (seconds < 8) return 'windswell';
  return seconds < 11 ? 'swell' : 'groundswell';
}
