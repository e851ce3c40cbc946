import type { SwellBand } from './swell-band.ts';

/** The factor on the heights of one band at a buoy, and the UTC day it has applied since, as 2026-11-20. */
export interface Correction {
  readonly band: SwellBand;
  readonly factor: number;
  readonly since: string;
}

/** A correction applied to a beach's waves, and the buoy it was derived from. */
export interface AppliedCorrection extends Correction {
  readonly buoyId: string;
}
