import type { Train } from '../ocean-at-beach.ts';
import { computeBreakingHeightM } from './breaking.ts';
import { BEACHES, type SizeLaw, setsFaceM } from './size-law.ts';
import type { SwellTransfer } from './swell-transfer.ts';

/** Which way a beach looks, how swell comes in over the sea floor and past the land, and what it makes of breakers. */
export interface Outlook {
  readonly facingDeg: number;
  /** Without it the coast is straight, by deep water. */
  readonly transfer?: SwellTransfer;
  /** That of beaches where absent. */
  readonly sizeLaw?: SizeLaw;
}

/** The surf that trains raise on a beach. */
export interface Surf {
  /** Face of the sets, H1/10 where they break, metres. */
  readonly faceHeightM: number;
  /** Part of the surf's energy that is wind sea, [0, 1]; 0 when there is no surf. */
  readonly seaShare: number;
}

/**
 * Trains run through each other, so their energies add: H² = sum Hi² (the invariant that NOAA's partitions keep too).
 * The law of size takes the sum, with the mean period by energy: a swell that splits in two is as high as before.
 */
export function computeSurf(trains: readonly Train[], { facingDeg, transfer, sizeLaw = BEACHES }: Outlook): Surf {
  let energy = 0;
  let seaEnergy = 0;
  let periods = 0;
  for (const train of trains) {
    const trainEnergy = computeBreakingHeightM(train, facingDeg, transfer) ** 2;
    energy += trainEnergy;
    periods += trainEnergy * train.periodS;
    if (train.kind === 'sea') seaEnergy += trainEnergy;
  }
  if (!(energy > 0)) return { faceHeightM: 0, seaShare: 0 };
  const faceHeightM = setsFaceM(Math.sqrt(energy), periods / energy, sizeLaw);
  return { faceHeightM, seaShare: seaEnergy / energy };
}
