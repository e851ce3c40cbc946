import type { SwellBirth } from './swell-birth.ts';

/** The story of one swell from its gale to the beach. `sea-story` describes the sea off a whole coast. */
export interface SwellStory {
  readonly birth: SwellBirth;
  /** The swell's first, highest and last hour on the beach, UTC ms. The first may be the first hour of the data. */
  readonly firstAt: number;
  readonly peakAt: number;
  readonly lastAt: number;
  /** The height and period in the hour when the swell is highest. */
  readonly heightM: number;
  readonly periodS: number;
  /** The periods of the first and the last hour. The longest arrives first. */
  readonly periodsS: readonly [first: number, last: number];
  /** The index of the swell's line in the chart. */
  readonly line: number;
}

/** A story with its supporting evidence. */
export interface JudgedStory extends SwellStory {
  /**
   * Set when the story is probable but not certain: the runs differ by more than 300 miles, or no modelled gale lies
   * within 300 miles.
   */
  readonly isProbable: boolean;
  /**
   * The wind that raised the swell, m/s; absent where no winds of its time are stored, or no gale lies within 300
   * miles.
   */
  readonly galeMps?: number;
}
