import type { SwellBand } from './swell-band.ts';

/** What the heights of one band at a buoy are multiplied by, and since which UTC day, as 2026-11-20. */
export interface Correction {
  readonly band: SwellBand;
  readonly factor: number;
  readonly since: string;
}

/** A correction as a beach's waves were given it, and the buoy that it was found at. */
export interface AppliedCorrection extends Correction {
  readonly buoyId: string;
}
