import type { Train } from '../ocean-at-beach.ts';
import { computeBreakingHeightM } from './breaking.ts';
import { BEACHES, type SizeLaw, setsFaceM } from './size-law.ts';
import type { SwellTransfer } from './swell-transfer.ts';

/** The traits of a beach that shape its surf: its facing, its swell transfer and its size law. */
export interface Outlook {
  readonly facingDeg: number;
  /** The swell transfer; without it, the coast is straight and in deep water. */
  readonly transfer?: SwellTransfer;
  /** The size law; ordinary beaches' when absent. */
  readonly sizeLaw?: SizeLaw;
}

export interface Surf {
  /** The face of the sets, H1/10 where they break, metres. */
  readonly faceHeightM: number;
  /** The share of the surf's energy that is wind sea, [0, 1]; 0 without surf. */
  readonly seaShare: number;
}

/**
 * Computes the surf of several trains. Trains run through each other, so their energies add: H² = sum Hi², as in NOAA's
 * partitions. The size law takes the sum with the energy-weighted mean period, so that a swell that splits in two keeps
 * its height.
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
