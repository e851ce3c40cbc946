import type { Train } from '../ocean-at-beach.ts';
import { deepWaterHeightM, solveBreakingHeightM } from './breaking.ts';
import { deepGroupSpeedMps } from './dispersion.ts';
import { shorewardOf } from './shoreward.ts';
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
  /** The share of the power ashore that is wind sea, [0, 1]; 0 without surf. */
  readonly seaShare: number;
}

/**
 * Computes the surf of several trains. Trains run through each other, so the power that they bring ashore adds up, and
 * one equation gives the height at which the sum breaks. A sea keeps its surf, however it is split into trains.
 */
export function computeSurf(trains: readonly Train[], { facingDeg, transfer, sizeLaw = BEACHES }: Outlook): Surf {
  // Each power is H² Cg in deep water, times the share that comes ashore. Constant factors cancel out.
  let power = 0;
  let seaPower = 0;
  let periods = 0;
  let sines = 0;
  for (const train of trains) {
    const { share, sinIncidence } = shorewardOf(train, facingDeg, transfer);
    const deepM = deepWaterHeightM(train, transfer?.cellDepthM);
    const ashore = deepM * deepM * deepGroupSpeedMps(train.periodS) * share;
    power += ashore;
    periods += ashore * train.periodS;
    sines += ashore * sinIncidence;
    if (train.kind === 'sea') seaPower += ashore;
  }
  if (!(power > 0)) return { faceHeightM: 0, seaShare: 0 };
  const periodS = periods / power;
  const deepM = Math.sqrt(power / deepGroupSpeedMps(periodS));
  const breakerM = solveBreakingHeightM(deepM, periodS, { share: 1, sinIncidence: sines / power });
  return { faceHeightM: setsFaceM(breakerM, periodS, sizeLaw), seaShare: seaPower / power };
}
