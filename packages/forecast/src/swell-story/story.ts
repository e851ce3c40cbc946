import type { SwellBirth } from './swell-birth.ts';

/** One swell from the gale to the beach; what the sea off a whole coast does is told in `sea-story`. */
export interface SwellStory {
  readonly birth: SwellBirth;
  /** Its first, highest and last hour on the beach, UTC ms; the first may be the first that is known. */
  readonly firstAt: number;
  readonly peakAt: number;
  readonly lastAt: number;
  /** At its highest. */
  readonly heightM: number;
  readonly periodS: number;
  /** Periods of the first and the last hour, longest first as they arrive. */
  readonly periodsS: readonly [first: number, last: number];
  /** The swell's line of the chart. */
  readonly line: number;
}

/** A story with what speaks for it. */
export interface JudgedStory extends SwellStory {
  /** Runs differ by more than 300 miles, or the model's winds have no gale that near. */
  readonly isProbable: boolean;
  /** The wind that raised it, m/s; absent where no winds of its time are kept, or none within 300 miles. */
  readonly galeMps?: number;
}
