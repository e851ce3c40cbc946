import type { Train } from '../ocean-at-beach.ts';
import { computeBreakingHeightM } from './breaking.ts';
import type { SwellTransfer } from './swell-transfer.ts';

/** The surf that trains raise on a beach. */
export interface Surf {
  /** Face of the good waves: the mean of the highest third where they break, metres. */
  readonly faceHeightM: number;
  /** Part of the surf's energy that is wind sea, [0, 1]; 0 when there is no surf. */
  readonly seaShare: number;
}

/**
 * Trains run through each other, so their energies add: H² = sum Hi² (the invariant that NOAA's partitions keep too).
 * `facingDeg` looks out to sea; `transfer` is the beach's own, of the sea floor and the land before it.
 */
export function computeSurf(trains: readonly Train[], facingDeg: number, transfer?: SwellTransfer): Surf {
  let energy = 0;
  let seaEnergy = 0;
  for (const train of trains) {
    const trainEnergy = computeBreakingHeightM(train, facingDeg, transfer) ** 2;
    energy += trainEnergy;
    if (train.kind === 'sea') seaEnergy += trainEnergy;
  }
  return { faceHeightM: Math.sqrt(energy), seaShare: energy > 0 ? seaEnergy / energy : 0 };
}
