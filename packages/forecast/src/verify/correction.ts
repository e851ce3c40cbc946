import type { SwellBand } from './swell-band.ts';

/**
 * The bias correction of one band at a buoy: the factor on heights, and the UTC day since which it applies, such as
 * 2026-11-20.
 */
export interface Correction {
  readonly band: SwellBand;
  /** The sector of the directions that it applies to, as in `sectorOf`; absent for those without a factor of their own. */
  readonly sector?: number | undefined;
  readonly factor: number;
  readonly since: string;
}

/** A bias correction applied to a beach's waves, with the buoy it was derived from. */
export interface AppliedCorrection extends Correction {
  readonly buoyId: string;
}
